import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { contests } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { CLOSES_AT, contestCalls, FIELDS, OPENS_AT } from '@/tests/support/contests';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { organization, contest, applicant, begin, send } = contestCalls(api);

const ONE = '/v1/organizations/contests/{uuid}';
const LATER = new Date(CLOSES_AT.getTime() + 7 * DAY);

async function opened() {
  const { uuid: organizationUuid, owner } = await organization();
  const { uuid, articleUuid } = await contest({ organizationUuid });
  const closeAt = async (closesAt: Date) => {
    const { version } = await api.get(ONE, { as: owner, params: { uuid } });
    const body = {
      ...{
        contestType: 'COMPETITION' as const,
        title: '봄의 공모',
        organizer: '봄결미술관',
        description: '',
      },
      ...{ opensAt: OPENS_AT.toISOString(), closesAt: closesAt.toISOString(), isBlind: false },
      ...{ allowsEdits: true, fields: [...FIELDS], terms: EMPTY_TERMS, version },
    };
    return api.call('PUT', ONE, { as: owner, params: { uuid }, body });
  };
  return { uuid, articleUuid: articleUuid ?? '', closeAt };
}

test('a later end is mailed to who sent and who began an application, and shown beside the old one', async () => {
  const { uuid, articleUuid, closeAt } = await opened();
  const [sent, drafted] = [await applicant(), await applicant()];
  await send(sent, (await begin(sent, uuid, { statement: '글', agreement: true })).id);
  await begin(drafted, uuid, { statement: '글', agreement: true });
  await closeAt(LATER);

  const mails = await api.rows(outbox, { topic: 'contest-end-moved' });
  const textOf = (to: string | null) => mails.find(({ payload }) => payload.to === to)?.payload.text ?? '';
  expect(mails).toHaveLength(2);
  expect(textOf(sent.email)).toContain('그대로 접수되어 있습니다');
  expect(textOf(drafted.email)).toContain('새 마감까지 보낼 수 있습니다');
  for (const part of ['전: 2026. 11. 23.', '후: 2026. 11. 30.']) expect(textOf(sent.email)).toContain(part);

  const shown = await api.get('/v1/contents/contests/by-article/{articleUuid}', { params: { articleUuid } });
  expect(shown.extendedFrom).toBe(CLOSES_AT.toISOString());
  const news = await api.get('/v1/articles/news/{uuid}', { params: { uuid: articleUuid } });
  expect(news).toMatchObject({ extendedFrom: CLOSES_AT.toISOString(), closesAt: LATER.toISOString() });
});

test('the same end is told once, and an earlier one too', async () => {
  const { uuid, closeAt } = await opened();
  const as = await applicant();
  await begin(as, uuid, { statement: '글', agreement: true });
  await closeAt(LATER);
  await closeAt(LATER);
  expect(await api.row(contests, { uuid })).toMatchObject({ extendedFrom: CLOSES_AT });
  await closeAt(CLOSES_AT);
  expect(await api.row(contests, { uuid })).toMatchObject({ extendedFrom: null });
  const subjects = (await api.rows(outbox, { topic: 'contest-end-moved' })).map(
    ({ payload }) => payload.subject,
  );
  expect(subjects.toSorted()).toEqual([
    '‘봄의 공모’ 접수 마감이 앞당겨졌습니다',
    '‘봄의 공모’ 접수 마감이 연장되었습니다',
  ]);
});

test('nobody is told of another end of a contest that stays closed', async () => {
  const { uuid, closeAt } = await opened();
  await begin(await applicant(), uuid, { statement: '글', agreement: true });
  await api.database.orm.update(contests).set({ closedAt: clock.read() });
  await closeAt(LATER);
  expect(await api.rows(outbox, { topic: 'contest-end-moved' })).toEqual([]);
});
