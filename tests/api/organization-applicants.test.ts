import { eq } from 'drizzle-orm';
import { contestApplicants, contestReviews } from '@/server/db/schema/contest';
import { accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { CLOSES_AT, contestCalls } from '@/tests/support/contests';
import { picture } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const calls = contestCalls(api);

const LIST = '/v1/organizations/contests/{uuid}/applicants';
const ONE = `${LIST}/{applicantId}`;
const ANSWERS = { statement: '서향집의 창틀', genre: 'ETC', genreEtc: '염색', agreement: true };
const MAILS = {
  selected: { subject: '{공모전} 선정', text: '{이름}님({접수번호}), 축하합니다.' },
  rejected: { subject: '{공모전} 결과', text: '{이름}님, 다음에 뵙겠습니다.' },
  rejectsUndecided: false,
};

/** A contest with an owner, two reviewers and three applicants. */
async function reviewed({ isBlind = false } = {}) {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const reviewers = [
    await calls.member(organizationUuid, 'REVIEWER'),
    await calls.member(organizationUuid, 'REVIEWER'),
  ] as const;
  const { uuid } = await calls.contest({ organizationUuid, isBlind });
  const ids: string[] = [];
  const artists: Account[] = [];
  for (const name of ['류단아', '강도윤', '=임석']) {
    const as = await calls.applicant(name);
    const { id } = await calls.begin(as, uuid, ANSWERS);
    await calls.send(as, id);
    artists.push(as);
    ids.push(id);
  }
  const [first = '', second = '', third = ''] = ids;
  return { organizationUuid, owner, reviewers, uuid, ids: [first, second, third] as const, artists };
}

const list = async (as: Account, uuid: string, query: object = {}) =>
  (await api.get(LIST, { as, params: { uuid }, query })).content;
const get = (as: Account, uuid: string, applicantId: string) =>
  api.get(ONE, { as, params: { uuid, applicantId } });
const score = (
  as: Account,
  uuid: string,
  applicantId: string,
  value: number | null,
  note: string | null = null,
) => api.call('PUT', `${ONE}/review`, { as, params: { uuid, applicantId }, body: { score: value, note } });
const setStatus = (as: Account, uuid: string, ids: readonly string[], status: string) =>
  api.call('PUT', `${LIST}/status`, { as, params: { uuid }, body: { ids, status } });
const endRound = (as: Account, uuid: string, body: object) =>
  api.call('POST', '/v1/organizations/contests/{uuid}/rounds', { as, params: { uuid }, body });
const announce = (as: Account, uuid: string, body: object = MAILS) =>
  api.call('POST', '/v1/organizations/contests/{uuid}/announcement', { as, params: { uuid }, body });

test('the table names applicants with their short answers, finds, filters and sorts them', async () => {
  const { owner, uuid, ids } = await reviewed();
  const rows = await list(owner, uuid);
  expect(rows.map(({ name }) => name).sort()).toEqual(['=임석', '강도윤', '류단아']);
  expect(rows[0]).toMatchObject({
    status: 'PENDING',
    score: null,
    scores: 0,
    texts: { genre: '기타: 염색' },
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
  expect(await get(other, uuid, ids[0])).toMatchObject({ score: 3.5, scores: 2, ownScore: null });
  await score(other, uuid, ids[0], null);
  expect(await api.rows(contestReviews)).toHaveLength(2);
  const params = { uuid };
  const round = { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: true };
  await api.fails(403, 'PUT', `${LIST}/status`, {
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

test('nobody of another organization sees or changes anything', async () => {
  const { uuid, ids } = await reviewed();
  const other = await reviewed();
  const as = other.owner;
  await api.fails(404, 'GET', LIST, { as, params: { uuid } });
  await api.fails(404, 'GET', ONE, { as, params: { uuid, applicantId: ids[0] } });
  // Not through a contest of their own either.
  await api.fails(404, 'GET', ONE, { as, params: { uuid: other.uuid, applicantId: ids[0] } });
  expect(await setStatus(as, other.uuid, [ids[0], other.ids[0]], 'SELECTED')).toEqual({ changed: 1 });
  const body = { score: 1, note: null };
  await api.fails(404, 'PUT', `${ONE}/review`, {
    as,
    params: { uuid: other.uuid, applicantId: ids[0] },
    body,
  });
  expect(await api.rows(contestApplicants, { status: 'SELECTED' })).toMatchObject([{ uuid: other.ids[0] }]);
});

describe('a round', () => {
  it('ends by scores: the best go on with their ties, the others are rejected', async () => {
    const { owner, reviewers, uuid, ids } = await reviewed();
    await score(reviewers[0], uuid, ids[0], 5);
    await score(reviewers[0], uuid, ids[1], 5);
    await score(reviewers[0], uuid, ids[2], 2);
    const best = { round: 1, cutOff: { kind: 'BEST', count: 1 } };
    const params = { uuid };
    const path = '/v1/organizations/contests/{uuid}/rounds';
    await api.fails(409, 'POST', path, { as: owner, params, body: { ...best, isTrial: true } });
    clock.set(CLOSES_AT);
    expect(await endRound(owner, uuid, { ...best, isTrial: true })).toEqual({
      round: 1,
      passed: 2,
      failed: 1,
    });
    expect(await api.rows(contestApplicants, { status: 'REJECTED' })).toEqual([]);
    expect(await endRound(owner, uuid, { ...best, isTrial: false })).toEqual({
      round: 2,
      passed: 2,
      failed: 1,
    });
    expect((await list(owner, uuid, { current: 'true' })).map(({ id }) => id).sort()).toEqual(
      [ids[0], ids[1]].sort(),
    );
    expect(await get(owner, uuid, ids[0])).toMatchObject({ round: 2, status: 'PENDING', score: null });
    expect(await get(owner, uuid, ids[2])).toMatchObject({ round: 1, status: 'REJECTED', score: 2 });
    // A second click.
    await api.fails(409, 'POST', path, { as: owner, params, body: { ...best, isTrial: false } });
  });

  it('ends by a least score, or by who is selected', async () => {
    const { owner, uuid, ids } = await reviewed();
    clock.set(CLOSES_AT);
    await score(owner, uuid, ids[0], 4);
    const byScore = { round: 1, cutOff: { kind: 'SCORE', min: 3.5 }, isTrial: true };
    expect(await endRound(owner, uuid, byScore)).toMatchObject({ passed: 1, failed: 2 });
    await setStatus(owner, uuid, [ids[1], ids[2]], 'SELECTED');
    const bySelection = { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false };
    expect(await endRound(owner, uuid, bySelection)).toMatchObject({ passed: 2, failed: 1 });
  });
});

describe('the announcement', () => {
  it('waits for the end and for every decision, then tells each applicant once', async () => {
    const { owner, uuid, ids, artists } = await reviewed();
    const path = '/v1/organizations/contests/{uuid}/announcement';
    const params = { uuid };
    await setStatus(owner, uuid, [ids[0]], 'SELECTED');
    expect(await api.get('/v1/artists/contest-applicants', { as: artists[0] ?? null })).toMatchObject({
      content: [{ standing: 'SENT' }],
    });
    await api.fails(409, 'POST', path, { as: owner, params, body: MAILS });
    clock.set(CLOSES_AT);
    const refused = await api.fails(409, 'POST', path, { as: owner, params, body: MAILS });
    expect(refused.message).toBe('아직 결정하지 않은 지원자가 2명 있습니다.');
    await api.database.orm.delete(outbox);
    expect(await announce(owner, uuid, { ...MAILS, rejectsUndecided: true })).toMatchObject({
      selected: 1,
      rejected: 2,
    });
    const mails = await api.rows(outbox, { topic: 'contest-decided' });
    expect(mails.map(({ payload }) => payload.subject).sort()).toEqual([
      '신진작가 공모 결과',
      '신진작가 공모 결과',
      '신진작가 공모 선정',
    ]);
    const selected = mails.find(({ payload }) => payload.to === artists[0]?.email);
    expect(selected?.payload.text).toMatch(/류단아님\(\d{6}-[2-9A-Z]{6}\), 축하합니다\./);
    expect(await announce(owner, uuid)).toMatchObject({ selected: 0, rejected: 0 });
    await setStatus(owner, uuid, [ids[1]], 'SELECTED');
    expect(await announce(owner, uuid)).toMatchObject({ selected: 1, rejected: 0 });
    expect(await api.get('/v1/artists/contest-applicants', { as: artists[1] ?? null })).toMatchObject({
      content: [{ standing: 'SELECTED' }],
    });
  });
});

test('an applicant who left the site is marked, and what they sent stays', async () => {
  const { owner, uuid, ids, artists } = await reviewed();
  const isGone = eq(accounts.uuid, artists[0]?.uuid ?? '');
  await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' }).where(isGone);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ isWithdrawn: true, name: '류단아' });
  expect(await get(owner, uuid, ids[1])).toMatchObject({ isWithdrawn: false });
});
