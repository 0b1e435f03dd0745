import * as juryLimits from '@/lib/limits/contest-review';
import * as juryMessages from '@/lib/messages/contest-jury';
import { contestExclusions } from '@/server/db/schema/contest-jury';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { EXCLUSIONS, juryCalls } from '@/tests/support/contest-jury';
import { ANSWERS, reviewCalls } from '@/tests/support/contest-reviews';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, get: getApplicant, list, score } = reviewCalls(api);
const { setUp, jury, exclude, lift, reckoned } = juryCalls(api);

test('a juror declares an exclusion: the applicant leaves their list, and the score the reckoning', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], 5);
  await score(other, uuid, ids[0], 2);
  await exclude(one, uuid, { applicantId: ids[0], reason: '가족·친족' });
  await exclude(one, uuid, { applicantId: ids[0], jurorUuid: one.uuid, reason: '다른 사유' });
  expect(await reckoned(ids[0])).toEqual([200, 1, 1]);
  expect((await list(one, uuid)).map(({ id }) => id)).not.toContain(ids[0]);
  expect(await list(other, uuid)).toHaveLength(3);
  const { exclusions } = await jury(owner, uuid);
  const { receipt } = await getApplicant(owner, uuid, ids[0]);
  expect(exclusions).toMatchObject([
    {
      ...{ applicantId: ids[0], receipt, applicantName: '류단아', kind: 'DECLARED', reason: '가족·친족' },
      ...{ jurorName: one.name, by: one.name, liftedAt: null, hadScore: true },
    },
  ]);
  const refused = await api.fails(403, 'POST', EXCLUSIONS, {
    ...{ as: one, params: { uuid } },
    body: { applicantId: ids[1], jurorUuid: other.uuid, reason: '사유' },
  });
  expect(refused.message).toBe(juryMessages.othersExclusion);
});

test('an owner excludes a juror and lifts it; the row stays, and it may be excluded anew', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one] = reviewers;
  await score(one, uuid, ids[0], 5);
  await exclude(owner, uuid, { applicantId: ids[0], jurorUuid: one.uuid });
  expect(await reckoned(ids[0])).toEqual([0, 0, 0]);
  const { uuid: exclusionUuid } = await api.row(contestExclusions);
  await lift(owner, uuid, exclusionUuid);
  const [lifted] = await api.rows(contestExclusions);
  // What is lifted already stays as it is.
  clock.set(new Date(clock.read().getTime() + 1000));
  await lift(owner, uuid, exclusionUuid);
  expect(await api.rows(contestExclusions)).toEqual([lifted]);
  expect(await reckoned(ids[0])).toEqual([500, 1, 1]);
  await exclude(owner, uuid, { applicantId: ids[0], jurorUuid: one.uuid });
  const { exclusions } = await jury(owner, uuid);
  expect(exclusions.map(({ kind, liftedAt }) => [kind, liftedAt === null])).toEqual([
    ['EXCLUDED', true],
    ['EXCLUDED', false],
  ]);
});

test('an exclusion names a juror of the panel, a sent application and a reason', async () => {
  const { owner, reviewers, uuid, ids, outsider } = await setUp();
  const params = { uuid };
  const missing = await api.fails(422, 'POST', EXCLUSIONS, {
    ...{ as: owner, params, body: { applicantId: ids[0], reason: '사유' } },
  });
  expect(missing.errors).toEqual([{ field: 'jurorUuid', message: juryMessages.jurorRequired }]);
  const draft = await calls.begin(await calls.applicant(), uuid, ANSWERS);
  const jurorUuid = reviewers[0].uuid;
  for (const body of [
    { applicantId: ids[0], jurorUuid: outsider.uuid },
    { applicantId: ids[0], jurorUuid: owner.uuid },
    { applicantId: draft.id, jurorUuid },
    { applicantId: UNKNOWN_UUID, jurorUuid },
  ])
    await api.fails(404, 'POST', EXCLUSIONS, { as: owner, params, body: { ...body, reason: '사유' } });
  // A reviewer who isn't on the panel has no such contest.
  const body = { applicantId: ids[0], reason: '사유' };
  await api.fails(404, 'POST', EXCLUSIONS, { as: outsider, params, body });
  for (const reason of [' ', '가'.repeat(juryLimits.exclusionReasonMax + 1)]) {
    const bad = { applicantId: ids[0], jurorUuid, reason };
    const { errors } = await api.fails(422, 'POST', EXCLUSIONS, { as: owner, params, body: bad });
    expect(errors.map(({ field }) => field)).toEqual(['reason']);
  }
  expect(await api.rows(contestExclusions)).toEqual([]);
});
