import { eq } from 'drizzle-orm';
import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { accounts } from '@/server/db/schema/account';
import { contestReviews, contestScoreLog } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { APPLICANT, reviewCalls } from '@/tests/support/contest-reviews';
import { CRITERIA, EMPTY, MARKS, RULE, ruleCalls } from '@/tests/support/contest-rules';
import { CLOSES_AT } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, get, score, setStatus, endRound, announce } = reviewCalls(api);
const { contestOf, saveRule, review } = ruleCalls(api);

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

test('before the first score a rule changes without an edition and without a mail', async () => {
  const { owner, uuid } = await reviewed();
  await saveRule(owner, uuid, CRITERIA);
  await saveRule(owner, uuid, { ...CRITERIA, needsComment: true });
  expect(await contestOf(owner, uuid)).toMatchObject({ review: { edition: 1, scoredAt: null } });
  expect(await api.rows(outbox, { topic: 'contest-rule-changed' })).toEqual([]);
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

test('each score that is given, changed or taken back is logged, and changes are counted', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one] = reviewers;
  for (const value of [3, 3, 5, null]) await score(one, uuid, ids[0], value, '메모');
  const log = await api.rows(contestScoreLog, { reviewerUuid: one.uuid });
  expect(log.map(({ points }) => points)).toEqual([300, 500, null]);
  expect((await get(owner, uuid, ids[0])).reviews).toMatchObject([{ changes: 1 }]);
});
