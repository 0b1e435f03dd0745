import { eq } from 'drizzle-orm';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { useTestApi } from '@/tests/support/api';
import { CLOSES_AT, contestCalls, OPENS_AT } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin, send, saveDraft } = contestCalls(api);

const ANSWERS = { statement: '서향집의 창틀 그림자를 그립니다.', genre: 'PAINTING', agreement: true };

test('a stopped contest says so in the list, with its reason', async () => {
  const stop = { stoppedAs: 'CLOSED', stoppedAt: OPENS_AT, stopReason: '요강과 다른 접수\n확인 중' } as const;
  const [as, open, stopped] = [await applicant(), await contest(), await contest({ title: '멈춘 공모' })];
  for (const { uuid } of [open, stopped]) await saveDraft(as, uuid, { statement: '쓰는 중' });
  await api.database.orm
    .update(contests)
    .set({ ...stop, closedAt: OPENS_AT })
    .where(eq(contests.uuid, stopped.uuid));
  const { content } = await api.get('/v1/artists/contest-applicants', { as });
  expect(Object.fromEntries(content.map(({ title, stop: told }) => [title, told]))).toEqual({
    '신진작가 공모': null,
    '멈춘 공모': { kind: 'CLOSED', at: OPENS_AT.toISOString(), reason: stop.stopReason },
  });
  // There is no countdown to an end in the past.
  expect(Object.fromEntries(content.map(({ title, closesAt }) => [title, closesAt]))).toEqual({
    '신진작가 공모': CLOSES_AT.toISOString(),
    '멈춘 공모': OPENS_AT.toISOString(),
  });
  const articleUuid = stopped.articleUuid ?? '';
  const news = await api.get('/v1/contents/articles/news', {});
  const card = news.content.find(({ uuid }) => uuid === articleUuid);
  expect(card?.contestStop).toMatchObject({ kind: 'CLOSED', reason: stop.stopReason });
  expect(card?.closesAt).toBe(OPENS_AT.toISOString());
  expect(news.content.filter(({ contestStop }) => contestStop !== null)).toHaveLength(1);
  const detail = await api.get('/v1/articles/news/{uuid}', { params: { uuid: articleUuid } });
  expect(detail.contestStop).toMatchObject({ reason: stop.stopReason });
});

test('the list shows the state of applications, and decisions after the announcement', async () => {
  const [as, open, decided] = [await applicant(), await contest(), await contest({ title: '지난 공모' })];
  await saveDraft(as, open.uuid, { statement: '쓰는 중' });
  await send(as, (await begin(as, decided.uuid, ANSWERS)).id);
  await api.database.orm.update(contestApplicants).set({ status: 'SELECTED' });
  const list = async () => (await api.get('/v1/artists/contest-applicants', { as })).content;
  expect((await list()).map(({ title, standing }) => [title, standing]).sort()).toEqual([
    ['신진작가 공모', 'DRAFT'],
    ['지난 공모', 'SENT'],
  ]);
  clock.set(CLOSES_AT);
  expect((await list()).map(({ standing }) => standing).sort()).toEqual(['DRAFT', 'IN_REVIEW']);
  await api.database.orm.update(contestApplicants).set({ announcedStatus: 'SELECTED' });
  expect((await list()).map(({ standing }) => standing).sort()).toEqual(['DRAFT', 'SELECTED']);
});
