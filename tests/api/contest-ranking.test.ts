import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import { contestReviewRules } from '@/server/db/schema/contest-jury';
import { useTestApi, type Account } from '@/tests/support/api';
import { APPLICANT, reviewCalls } from '@/tests/support/contest-reviews';
import { reviewBody } from '@/tests/support/review-body';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, score } = reviewCalls(api);
const RANKING = '/v1/organizations/contests/{uuid}/ranking';
const rankingOf = (as: Account, uuid: string) => api.get(RANKING, { as, params: { uuid } });

test('equal means have equal ranks, the next rank follows their number, and who has no score has none', async () => {
  const { organizationUuid, owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  expect(await rankingOf(owner, uuid)).toEqual({ round: 1, ranked: [], others: 0, unscored: 3, jurors: 2 });
  for (const [juror, values] of [
    [one, [4, 5]],
    [other, [5, 4]],
  ] as const)
    for (const [at, value] of values.entries()) await score(juror, uuid, ids[at] ?? '', value);
  expect(await rankingOf(owner, uuid)).toMatchObject({
    ranked: [
      { id: ids[0], rank: 1, isTied: true, mean: 4.5, scores: [{ score: 4 }, { score: 5 }], criteria: [] },
      { id: ids[1], rank: 1, isTied: true, mean: 4.5 },
    ],
    unscored: 1,
  });
  await score(one, uuid, ids[2], 2);
  expect((await rankingOf(owner, uuid)).ranked.map(({ rank, isTied }) => [rank, isTied])).toEqual([
    [1, true],
    [1, true],
    [3, false],
  ]);
  // Of five scores, the highest and the lowest don’t count.
  const jurors = [...reviewers];
  while (jurors.length < 5) jurors.push(await calls.member(organizationUuid, 'REVIEWER'));
  for (const { uuid: accountUuid } of jurors.slice(2)) await calls.juror(uuid, accountUuid);
  for (const [at, value] of [1, 2, 2, 3, 5].entries()) await score(jurors[at] ?? owner, uuid, ids[2], value);
  expect((await rankingOf(owner, uuid)).ranked.find(({ id }) => id === ids[2])).toMatchObject({
    mean: 7 / 3,
    scores: [
      { score: 1, counts: false },
      { score: 2, counts: true },
      { score: 2, counts: true },
      { score: 3, counts: true },
      { score: 5, counts: false },
    ],
  });
});

test('criteria have the mean of all marks; reviewers and other organizations get no ranking', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const rule = { ...DEFAULT_RULE, scale: 'TEN' as const, criteria: [...SUGGESTED_CRITERIA] };
  await api.database.orm.update(contestReviewRules).set({ rule });
  const marked = [
    { finish: 9, subject: 8, attempt: 7, plan: 8 },
    { finish: 4, subject: 8, attempt: 7, plan: 8 },
  ];
  for (const [at, marks] of marked.entries())
    await api.call('PUT', `${APPLICANT}/review`, {
      as: reviewers[at],
      params: { uuid, applicantId: ids[0] },
      body: { ...reviewBody(null), marks },
    });
  expect((await rankingOf(owner, uuid)).ranked).toMatchObject([{ mean: 7.2, criteria: [6.5, 8, 7, 8] }]);
  await api.fails(403, 'GET', RANKING, { as: reviewers[0], params: { uuid } });
  const { owner: stranger } = await calls.organization();
  await api.fails(404, 'GET', RANKING, { as: stranger, params: { uuid } });
});
