import { eq } from 'drizzle-orm';
import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { accounts } from '@/server/db/schema/account';
import { contestExclusions, contestReviews, contestScoreLog } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { APPLICANT, APPLICANTS, reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT } from '@/tests/support/contests';
import { reviewBody } from '@/tests/support/review-body';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, list, get, score, setStatus, endRound, announce } = reviewCalls(api);

const CONTEST = '/v1/organizations/contests/{uuid}';
const RULE = `${CONTEST}/review-rule`;
const CRITERIA: ReviewRule = { ...DEFAULT_RULE, scale: 'TEN', criteria: [...SUGGESTED_CRITERIA] };
const MARKS = { finish: 9, subject: 8, attempt: 7, plan: 8 };
const EMPTY = reviewBody(null);

const contestOf = (as: Account, uuid: string) => api.get(CONTEST, { as, params: { uuid } });
const saveRule = async (as: Account, uuid: string, rule: ReviewRule, isConfirmed?: boolean) => {
  const { version } = await contestOf(as, uuid);
  return api.call('PUT', RULE, { as, params: { uuid }, body: { rule, version, isConfirmed } });
};
const review = (as: Account, uuid: string, applicantId: string, body: object) =>
  api.call('PUT', `${APPLICANT}/review`, { as, params: { uuid, applicantId }, body: { ...EMPTY, ...body } });

test('criteria make a score once all are marked; until then others’ stay hidden', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await saveRule(owner, uuid, CRITERIA);
  await review(other, uuid, ids[0], { marks: { finish: 5, subject: 5, attempt: 5, plan: 5 } });
  const { plan: _, ...some } = MARKS;
  await review(one, uuid, ids[0], { marks: some });
  expect(await get(one, uuid, ids[0])).toMatchObject({ ownScore: null, score: null, status: null });
  await review(one, uuid, ids[0], { marks: MARKS });
  const seen = await get(one, uuid, ids[0]);
  expect(seen).toMatchObject({ ownScore: 8.2, score: 6.6, scores: 2, status: 'PENDING' });
  expect(seen.reviews.find(({ isOwn }) => !isOwn)).toMatchObject({ reviewer: '위원 가', score: 5 });
  expect(seen.reviews.find(({ isOwn }) => isOwn)?.marks).toEqual(
    SUGGESTED_CRITERIA.map(({ id, name }) => ({ id, name, mark: MARKS[id as keyof typeof MARKS] })),
  );
  expect(await contestOf(one, uuid)).toMatchObject({
    counts: null,
    review: { progress: { assigned: 3, scored: 1, held: 0 } },
  });
});

test('marks of another rule, and marks out of the scale, are refused', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  await saveRule(owner, uuid, CRITERIA);
  const refused = async (status: number, code: string, body: object) =>
    expect(
      await api.fails(status, 'PUT', `${APPLICANT}/review`, {
        ...{ as: reviewers[0], params: { uuid, applicantId: ids[0] }, body: { ...EMPTY, ...body } },
      }),
    ).toMatchObject({ code });
  await refused(422, 'UNPROCESSABLE', { marks: { overall: 5 } });
  await refused(422, 'UNPROCESSABLE', { marks: { ...MARKS, finish: 11 } });
  await refused(409, 'CONTEST_RULE_CHANGED', { marks: MARKS, edition: 2 });
  expect(await api.rows(contestReviews)).toEqual([]);
});

test('weights make a hundred, and criteria have names of their own', async () => {
  const { owner, uuid } = await reviewed();
  const [first, ...rest] = SUGGESTED_CRITERIA.map((each) => ({ ...each }));
  if (first === undefined) throw new Error('no criterion');
  const refused = (criteria: ReviewRule['criteria']) =>
    api.fails(422, 'PUT', RULE, {
      ...{ as: owner, params: { uuid }, body: { rule: { ...CRITERIA, criteria }, version: 1 } },
    });
  await refused([{ ...first, weight: 39 }, ...rest]);
  await refused([{ ...first, name: rest[0]?.name ?? '' }, ...rest]);
  await refused([{ ...first, name: '\u200b ' }, ...rest]);
  await refused([]);
  expect(await contestOf(owner, uuid)).toMatchObject({ review: { rule: DEFAULT_RULE, edition: 1 } });
});

test('a rule is the owner’s, and locked after the announcement', async () => {
  const { owner, reviewers, uuid } = await reviewed();
  const body = { rule: CRITERIA, version: 1 };
  await api.fails(403, 'PUT', RULE, { as: reviewers[0], params: { uuid }, body });
  clock.set(CLOSES_AT);
  await announce(owner, uuid, { ...MAIL, rejectsUndecided: true });
  await api.fails(409, 'PUT', RULE, { as: owner, params: { uuid }, body });
});
const MAIL = { selected: { subject: '가', text: '나' }, rejected: { subject: '가', text: '나' } };

test('a rule that was scored by is followed by the next edition, which jurors are mailed', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  for (const { uuid: account } of reviewers)
    await api.database.orm
      .update(accounts)
      .set({ email: `${account}@example.com` })
      .where(eq(accounts.uuid, account));
  await score(one, uuid, ids[0], 5, '첫 판');
  expect((await contestOf(owner, uuid)).review.scoredAt).not.toBeNull();
  expect(
    await api.fails(409, 'PUT', RULE, { as: owner, params: { uuid }, body: { rule: CRITERIA, version: 1 } }),
  ).toMatchObject({ code: 'CONTEST_RULE_SCORED' });
  await saveRule(owner, uuid, CRITERIA, true);
  // The answer may have been lost: the same again changes nothing.
  await saveRule(owner, uuid, CRITERIA, true);
  expect((await contestOf(owner, uuid)).review).toMatchObject({ edition: 2, rule: CRITERIA, scoredAt: null });
  expect(await api.rows(outbox, { topic: 'contest-rule-changed' })).toHaveLength(2);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ score: null, scores: 0 });
  // The score of before is no own score any more.
  await review(other, uuid, ids[0], { marks: MARKS });
  expect(await get(one, uuid, ids[0])).toMatchObject({ ownScore: null, score: null });
  expect((await get(owner, uuid, ids[0])).reviews).toHaveLength(2);
  await review(one, uuid, ids[0], {
    marks: MARKS,
    note: '둘째 판',
    seen: { ...EMPTY, note: '첫 판', isNoteShared: true },
  });
  expect(await get(one, uuid, ids[0])).toMatchObject({ ownScore: 8.2, scores: 2 });
  expect(
    await api.fails(409, 'PUT', RULE, {
      as: owner,
      params: { uuid },
      body: { rule: DEFAULT_RULE, version: 1 },
    }),
  ).toMatchObject({ code: 'CONTEST_RULE_STALE' });
});

test('scores go with a rule of the same criteria, and are reckoned anew', async () => {
  const { organizationUuid, owner, reviewers, uuid, ids } = await reviewed();
  const jurors = [...reviewers];
  while (jurors.length < 5) jurors.push(await calls.member(organizationUuid, 'REVIEWER'));
  for (const { uuid: accountUuid } of jurors.slice(2)) await calls.juror(uuid, accountUuid);
  for (const [index, value] of [1, 4, 4, 5, 5].entries())
    await score(jurors[index] ?? owner, uuid, ids[0], value);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ score: 13 / 3, scores: 5 });
  const counts = (await get(owner, uuid, ids[0])).reviews.map((each) => [each.score, each.counts]);
  expect(counts.filter(([, isCounted]) => isCounted === false).map(([value]) => value)).toEqual(
    expect.arrayContaining([1, 5]),
  );
  await saveRule(owner, uuid, { ...DEFAULT_RULE, reckoning: 'MEAN' }, true);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ score: 3.8, scores: 5 });
  expect(await contestOf(owner, uuid)).toMatchObject({ review: { edition: 2 } });
  expect(await get(jurors[0] ?? owner, uuid, ids[0])).toMatchObject({ ownScore: 1, score: 3.8 });
});

test('a rule of the second round leaves the means of the first as they were', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one] = reviewers;
  for (const id of ids) await score(one, uuid, id, 3);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  await score(one, uuid, ids[0], 5);
  await saveRule(owner, uuid, CRITERIA, true);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ round: 2, score: null, scores: 0 });
  expect(await get(owner, uuid, ids[1])).toMatchObject({ round: 1, score: 3, scores: 1 });
});

test('before the first score a rule changes without an edition, and nobody is mailed', async () => {
  const { owner, uuid } = await reviewed();
  await saveRule(owner, uuid, CRITERIA);
  await saveRule(owner, uuid, { ...CRITERIA, needsComment: true });
  expect(await contestOf(owner, uuid)).toMatchObject({ review: { edition: 1, scoredAt: null } });
  expect(await api.rows(outbox, { topic: 'contest-rule-changed' })).toEqual([]);
});

test('a rule may keep others’ reviews until the round is over', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await saveRule(owner, uuid, { ...DEFAULT_RULE, reveal: 'ROUND_END' });
  await score(one, uuid, ids[0], 5, '첫 차수');
  await score(other, uuid, ids[0], 4);
  const hidden = { ownScore: 4, score: null, scores: null, status: null };
  expect(await get(other, uuid, ids[0])).toMatchObject(hidden);
  expect((await get(other, uuid, ids[0])).reviews).toHaveLength(1);
  expect((await list(other, uuid)).find(({ id }) => id === ids[0])).toMatchObject(hidden);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  const later = await get(other, uuid, ids[0]);
  expect(later.reviews.map(({ note }) => note)).toContain('첫 차수');
  // The second round is scored anew, and its decision isn't shown yet.
  expect(later).toMatchObject({ ownScore: null, score: null, status: null });
});

test('decisions are hidden before the own score, also from filters', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one] = reviewers;
  await setStatus(owner, uuid, [ids[0], ids[1]], 'SELECTED');
  expect((await list(one, uuid)).map(({ status }) => status)).toEqual([null, null, null]);
  expect(await list(one, uuid, { filter: 'SELECTED' })).toEqual([]);
  await score(one, uuid, ids[0], 4);
  expect((await list(one, uuid, { filter: 'SELECTED' })).map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list(one, uuid, { filter: 'UNSCORED' })).map(({ id }) => id).sort()).toEqual(
    [ids[1], ids[2]].sort(),
  );
  await review(one, uuid, ids[2], { opinion: 'HOLD' });
  expect((await list(one, uuid, { filter: 'HELD' })).map(({ id }) => id)).toEqual([ids[2]]);
});

test('a note is for its reviewer alone until it is shared', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  const marks = { overall: 4 };
  await score(other, uuid, ids[0], 3);
  await review(one, uuid, ids[0], { marks, note: '나만 볼 메모', comment: '다음 전시가 궁금합니다.' });
  for (const as of [owner, other]) {
    const shown = (await get(as, uuid, ids[0])).reviews.find(({ score: given }) => given === 4);
    expect(shown).toMatchObject({ note: null, comment: '다음 전시가 궁금합니다.' });
  }
  await review(one, uuid, ids[0], { marks, note: '나만 볼 메모', isNoteShared: true });
  for (const as of [owner, other])
    expect((await get(as, uuid, ids[0])).reviews.map(({ note }) => note)).toContain('나만 볼 메모');
});

test('where the rule wants a comment, a score without one isn’t given yet', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one] = reviewers;
  await saveRule(owner, uuid, { ...DEFAULT_RULE, needsComment: true });
  await review(one, uuid, ids[0], { marks: { overall: 4 } });
  expect(await get(owner, uuid, ids[0])).toMatchObject({ scores: 0 });
  await review(one, uuid, ids[0], { marks: { overall: 4 }, comment: '좋은 화면입니다.' });
  expect(await get(owner, uuid, ids[0])).toMatchObject({ scores: 1, score: 4 });
  // A score without a comment from before stays while its marks do.
  await saveRule(owner, uuid, DEFAULT_RULE, true);
  await review(one, uuid, ids[1], { marks: { overall: 3 } });
  await saveRule(owner, uuid, { ...DEFAULT_RULE, needsComment: true }, true);
  await review(one, uuid, ids[1], { marks: { overall: 3 }, opinion: 'HOLD' });
  expect(await get(owner, uuid, ids[1])).toMatchObject({ scores: 1, score: 3 });
  await review(one, uuid, ids[1], { marks: { overall: 2 }, opinion: 'HOLD' });
  expect(await get(owner, uuid, ids[1])).toMatchObject({ scores: 0 });
});

test('an unfinished review is no other juror’s to read, and the moment of the first score no juror’s', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await saveRule(owner, uuid, CRITERIA);
  await review(one, uuid, ids[0], {
    ...{ marks: { finish: 5 }, opinion: 'REJECT', note: '초안', isNoteShared: true, comment: '초안 심사평' },
  });
  await review(other, uuid, ids[0], { marks: MARKS });
  expect((await get(other, uuid, ids[0])).reviews).toHaveLength(1);
  expect((await get(owner, uuid, ids[0])).reviews.map(({ marks }) => marks.length).sort()).toEqual([0, 4]);
  expect((await contestOf(one, uuid)).review.scoredAt).toBeNull();
  expect((await contestOf(owner, uuid)).review.scoredAt).not.toBeNull();
});

test('each score that is given, changed or taken back is logged, and changes are counted', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one] = reviewers;
  for (const value of [3, 3, 5, null]) await score(one, uuid, ids[0], value, '메모');
  const log = await api.rows(contestScoreLog, { reviewerUuid: one.uuid });
  expect(log.map(({ points }) => points)).toEqual([300, 500, null]);
  expect((await get(owner, uuid, ids[0])).reviews).toMatchObject([{ changes: 1 }]);
});

test('a juror who isn’t on the panel finds no contest, and one who is excluded no applicant', async () => {
  const { organizationUuid, owner, reviewers, uuid, ids } = await reviewed();
  const outsider = await calls.member(organizationUuid, 'REVIEWER');
  await api.fails(404, 'GET', CONTEST, { as: outsider, params: { uuid } });
  await api.fails(404, 'GET', APPLICANTS, { as: outsider, params: { uuid } });
  expect((await api.get('/v1/organizations/contests', { as: outsider })).content).toEqual([]);
  const [one] = reviewers;
  const [id] = ids;
  await score(one, uuid, id, 5);
  await api.make.row(contestExclusions, {
    ...{ applicantUuid: id, jurorUuid: one.uuid, byUuid: one.uuid, kind: 'DECLARED', reason: '가족' },
  });
  expect((await list(one, uuid)).map((row) => row.id)).not.toContain(id);
  await api.fails(404, 'GET', APPLICANT, { as: one, params: { uuid, applicantId: id } });
  await api.fails(404, 'PUT', `${APPLICANT}/review`, {
    ...{ as: one, params: { uuid, applicantId: id }, body: reviewBody(4) },
  });
  await api.fails(404, 'GET', '/v1/organizations/applicants/{applicantId}/portfolio', {
    ...{ as: one, params: { applicantId: id } },
  });
  expect((await contestOf(one, uuid)).review.progress).toMatchObject({ assigned: 2, scored: 0 });
  // Another's score is reckoned without the excluded one.
  await score(owner, uuid, id, 2);
  expect(await get(owner, uuid, id)).toMatchObject({ score: 2, scores: 1 });
});
