import { eq } from 'drizzle-orm';
import { contestApplicants } from '@/server/db/schema/contest';
import { contestReviews } from '@/server/db/schema/contest-jury';
import { accounts } from '@/server/db/schema/account';
import { useTestApi } from '@/tests/support/api';
import { ANSWERS, APPLICANT, APPLICANTS, MAILS, reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT } from '@/tests/support/contests';
import { reviewBody } from '@/tests/support/review-body';
import { picture } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });

const { calls, reviewed, list, get, score, setStatus, endRound } = reviewCalls(api);

test('the table names applicants with their short answers, finds, filters and sorts them', async () => {
  const { owner, uuid, ids } = await reviewed();
  const rows = await list(owner, uuid);
  expect(rows.map(({ name }) => name).sort()).toEqual(['=임석', '강도윤', '류단아']);
  expect(rows[0]).toMatchObject({
    status: 'PENDING',
    score: null,
    scores: 0,
    texts: { genre: '기타: 염색' },
    portrait: { width: 1400, height: 1000 },
  });
  expect(Object.keys(rows[0]?.texts ?? {})).not.toContain('statement');
  expect((await list(owner, uuid, { q: '강도' })).map(({ name }) => name)).toEqual(['강도윤']);
  expect((await list(owner, uuid, { q: '염색' })).length).toBe(3);
  expect(await list(owner, uuid, { q: '%' })).toEqual([]);
  await setStatus(owner, uuid, [ids[1]], 'SELECTED');
  expect((await list(owner, uuid, { filter: 'SELECTED' })).map(({ id }) => id)).toEqual([ids[1]]);
  await score(owner, uuid, ids[2], 4);
  expect((await list(owner, uuid, { sort: 'score' })).map(({ id }) => id)[0]).toBe(ids[2]);
  expect((await list(owner, uuid, { sort: 'name' })).map(({ name }) => name)).toEqual([
    '=임석',
    '강도윤',
    '류단아',
  ]);
});

test('an applicant is found by a phone number in any spelling', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const [as, { uuid }] = [await calls.applicant('강도윤'), await calls.contest({ organizationUuid })];
  const { id } = await calls.begin(as, uuid, { ...ANSWERS, statement: '010-1234-5678' });
  await calls.send(as, id);
  for (const q of ['010-1234-5678', '01012345678', '+82 10-1234-5678', '０１０ １２３４ ５６７８'])
    expect([q, (await list(owner, uuid, { q })).length]).toEqual([q, 1]);
  expect(await list(owner, uuid, { q: '010-1234-5679' })).toEqual([]);
});

test('an applicant is shown with answers and files', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const [as, { uuid }] = [await calls.applicant(), await calls.contest({ organizationUuid })];
  const jpeg = await picture(40, 30, 'jpeg');
  const { id } = await calls.begin(as, uuid, { ...ANSWERS, works: [calls.file('류단아_달.jpg', jpeg)] });
  await calls.addFile(as, id, await calls.upload(as, '류단아_달.jpg', jpeg));
  await calls.send(as, id);
  const { attachments, answers, fields } = await get(owner, uuid, id);
  expect(answers).toMatchObject({ name: '류단아', statement: '서향집의 창틀' });
  expect(fields.map(({ name }) => name)).toContain('name');
  expect(attachments).toMatchObject([{ field: 'works', name: '류단아_달.jpg', contentType: 'image/jpeg' }]);
  const url = attachments[0]?.url ?? '';
  const file = await api.app.request(url);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(jpeg));
});

test('files have the artist’s order, whichever upload ended first; a draft’s aren’t seen before it is sent', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const [as, { uuid }] = [await calls.applicant(), await calls.contest({ organizationUuid })];
  const jpeg = await picture(40, 30, 'jpeg');
  const works = (...names: string[]) => names.map((name) => calls.file(name, jpeg));
  const { id } = await calls.begin(as, uuid, { ...ANSWERS, works: works('하나.jpg', '둘.jpg') });
  for (const name of ['둘.jpg', '하나.jpg']) await calls.addFile(as, id, await calls.upload(as, name, jpeg));
  await calls.send(as, id);
  await calls.begin(as, uuid, { ...ANSWERS, works: works('셋.jpg') });
  await calls.addFile(as, id, await calls.upload(as, '셋.jpg', jpeg));
  const { attachments, answers, files } = await get(owner, uuid, id);
  expect(attachments.map(({ name }) => name)).toEqual(['하나.jpg', '둘.jpg']);
  expect(answers).toMatchObject({ works: [{ name: '하나.jpg' }, { name: '둘.jpg' }] });
  expect(files).toBe(2);
});

test('a blind review tells reviewers nobody’s name, contact, portfolio or file names; the owner sees them', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const reviewer = await calls.member(organizationUuid, 'REVIEWER');
  const { uuid } = await calls.contest({ organizationUuid, isBlind: true });
  const as = await calls.applicant('류단아');
  const jpeg = await picture(40, 30, 'jpeg');
  const { id } = await calls.begin(as, uuid, { ...ANSWERS, works: [calls.file('류단아_달.jpg', jpeg)] });
  await calls.addFile(as, id, await calls.upload(as, '류단아_달.jpg', jpeg));
  await calls.send(as, id);
  const seen = [await list(reviewer, uuid), await get(reviewer, uuid, id)];
  expect(decodeURIComponent(JSON.stringify(seen))).not.toMatch(/류단아|RYU|010-1234/);
  expect(seen.flat()).toEqual(seen.flat().map((one) => ({ ...one, name: null, portrait: null })));
  const { attachments, answers } = await get(reviewer, uuid, id);
  expect(attachments.map(({ name }) => name)).toEqual(['작품 이미지 1.jpg']);
  expect(answers).toMatchObject({ statement: '서향집의 창틀', works: [{ name: '작품 이미지 1.jpg' }] });
  const download = await api.app.request(attachments[0]?.url ?? '');
  expect(decodeURIComponent(download.headers.get('content-disposition') ?? '')).not.toContain('류단아');
  expect(await list(reviewer, uuid, { q: '류단아' })).toEqual([]);
  expect(JSON.stringify(await get(owner, uuid, id))).toContain('류단아');
});

test('reviewers score and note, each their own; a reviewer decides nothing', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await Promise.all([
    score(one, uuid, ids[0], 5, '좋다'),
    score(other, uuid, ids[0], 2),
    score(owner, uuid, ids[0], 3),
  ]);
  await score(one, uuid, ids[0], 4, '아주 좋다');
  const shown = await get(one, uuid, ids[0]);
  expect(shown).toMatchObject({ score: 3, scores: 3, ownScore: 4 });
  expect(shown.reviews.filter(({ isOwn }) => isOwn)).toMatchObject([{ score: 4, note: '아주 좋다' }]);
  await score(other, uuid, ids[0], null, '점수 없이');
  expect(await get(owner, uuid, ids[0])).toMatchObject({ score: 3.5, scores: 2, ownScore: 3 });
  await score(other, uuid, ids[0], null);
  expect(await api.rows(contestReviews)).toHaveLength(2);
  const params = { uuid };
  const round = { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: true };
  await api.fails(403, 'PUT', `${APPLICANTS}/status`, {
    as: one,
    params,
    body: { ids: [ids[0]], status: 'SELECTED' },
  });
  await api.fails(403, 'POST', '/v1/organizations/contests/{uuid}/rounds', { as: one, params, body: round });
  await api.fails(403, 'POST', '/v1/organizations/contests/{uuid}/announcement', {
    as: one,
    params,
    body: MAILS,
  });
});

test('a reviewer gets nothing of others’ scores and notes before the own score; an owner gets all', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  const [first, second, third] = ids;
  await score(one, uuid, first, 1, '아니다');
  await score(one, uuid, second, 5, '좋다');
  await score(owner, uuid, third, 3, '보통');
  // A note alone isn't a score.
  await score(other, uuid, first, null, '모르겠다');
  const rowOf = async (as: typeof other, id: string) => (await list(as, uuid)).find((row) => row.id === id);
  const hidden = { score: null, scores: null, ownScore: null };
  for (const id of ids) {
    expect(await rowOf(other, id)).toMatchObject(hidden);
    const { reviews, ...applicant } = await get(other, uuid, id);
    expect(applicant).toMatchObject(hidden);
    expect(reviews.map(({ note }) => note)).toEqual(id === first ? ['모르겠다'] : []);
    expect((await get(owner, uuid, id)).reviews.length).toBeGreaterThan(reviews.length);
    expect(await rowOf(owner, id)).toMatchObject({ scores: 1 });
  }
  // The order by scores is that of the scored applicants alone, in both directions.
  const orderOf = async (as: typeof other, direction: string) =>
    (await list(as, uuid, { sort: 'score', direction })).map(({ id }) => id);
  expect(await orderOf(other, 'asc')).toEqual([...ids].sort());
  expect(await orderOf(other, 'desc')).toEqual([...ids].sort());
  expect(await orderOf(owner, 'desc')).toEqual([second, third, first]);
  await score(other, uuid, second, 2);
  expect(await rowOf(other, second)).toMatchObject({ score: 3.5, scores: 2, ownScore: 2 });
  expect((await get(other, uuid, second)).reviews.map(({ note }) => note)).toContain('좋다');
  expect(await rowOf(other, first)).toMatchObject(hidden);
  expect((await orderOf(other, 'desc'))[0]).toBe(second);
});

test('what others said in earlier rounds is shown to a reviewer who has scored that round or a later one', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  const [id] = ids;
  await score(one, uuid, id, 5, '첫 차수');
  await setStatus(owner, uuid, [id], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  const notesOf = async (as: typeof other) => (await get(as, uuid, id)).reviews.map(({ note }) => note);
  await score(one, uuid, id, 4, '둘째 차수');
  expect(await notesOf(other)).toEqual([]);
  expect(await get(other, uuid, id)).toMatchObject({ score: null, scores: null });
  await score(other, uuid, id, 3);
  expect(await notesOf(other)).toEqual(expect.arrayContaining(['첫 차수', '둘째 차수']));
});

test('nobody of another organization sees or changes anything', async () => {
  const { uuid, ids } = await reviewed();
  const other = await reviewed();
  const as = other.owner;
  await api.fails(404, 'GET', APPLICANTS, { as, params: { uuid } });
  await api.fails(404, 'GET', APPLICANT, { as, params: { uuid, applicantId: ids[0] } });
  // Not through a contest of their own either.
  await api.fails(404, 'GET', APPLICANT, { as, params: { uuid: other.uuid, applicantId: ids[0] } });
  expect(await setStatus(as, other.uuid, [ids[0], other.ids[0]], 'SELECTED')).toEqual({ changed: 1 });
  const body = reviewBody(1);
  await api.fails(404, 'PUT', `${APPLICANT}/review`, {
    as,
    params: { uuid: other.uuid, applicantId: ids[0] },
    body,
  });
  expect(await api.rows(contestApplicants, { status: 'SELECTED' })).toMatchObject([{ uuid: other.ids[0] }]);
});

test('an applicant who left the site is marked, and what they sent stays', async () => {
  const { owner, uuid, ids, artists } = await reviewed();
  const isGone = eq(accounts.uuid, artists[0]?.uuid ?? '');
  await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' }).where(isGone);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ isWithdrawn: true, name: '류단아' });
  expect(await get(owner, uuid, ids[1])).toMatchObject({ isWithdrawn: false });
});
