import { contestExclusions, contestReviews } from '@/server/db/schema/contest-jury';
import { useTestApi, type Account } from '@/tests/support/api';
import { CONTEST, EXCLUSIONS, juryCalls } from '@/tests/support/contest-jury';
import { APPLICANT, APPLICANTS, reviewCalls } from '@/tests/support/contest-reviews';
import { createRandom } from '@/tests/support/random';
import { reviewBody } from '@/tests/support/review-body';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { list } = reviewCalls(api);
const { setUp, add, exclude, assign } = juryCalls(api);

/** The calls by which a juror reaches an applicant. */
const answersOf = async (as: Account, uuid: string, applicantId: string) => {
  const params = { uuid, applicantId };
  const sent = [
    await api.request('GET', APPLICANT, { as, params }),
    await api.request('PUT', `${APPLICANT}/review`, { as, params, body: reviewBody(4) }),
    await api.request('GET', '/v1/organizations/applicants/{applicantId}/portfolio', {
      ...{ as, params: { applicantId } },
    }),
    await api.request('POST', EXCLUSIONS, {
      ...{ as, params: { uuid }, body: { applicantId, reason: '사유' } },
    }),
  ];
  return Promise.all(
    sent.map(async (answer) => {
      const body: unknown = await answer.json();
      return [answer.status, { ...Object(body), requestId: '' }];
    }),
  );
};

test.each([1, 2, 3])('a juror reaches what is assigned to them, and nothing else (%i)', async (seed) => {
  const random = createRandom(seed, 0);
  const { owner, reviewers, uuid, ids, outsider } = await setUp();
  await add(owner, uuid, outsider.uuid);
  const jurors = [...reviewers, outsider];
  const reviewed = new Map<string, Set<string>>();
  for (const id of ids) {
    const chosen = jurors.filter(() => random.percent(50));
    const own = chosen.length === 0 ? [random.pick(jurors)] : chosen;
    const jurorUuids = own.map((juror) => juror.uuid);
    await assign(owner, uuid, { mode: 'HAND', applicantIds: [id], jurorUuids });
    reviewed.set(id, new Set(jurorUuids));
  }
  const gone = random.pick(jurors);
  const goneFrom = random.pick(ids);
  await exclude(owner, uuid, { applicantId: goneFrom, jurorUuid: gone.uuid });
  reviewed.get(goneFrom)?.delete(gone.uuid);
  const exclusions = await api.rows(contestExclusions);

  for (const juror of jurors) {
    const own = ids.filter((id) => reviewed.get(id)?.has(juror.uuid) === true);
    const found = await list(juror, uuid);
    expect(found.map(({ id }) => id).sort()).toEqual([...own].sort());
    const as = { as: juror, params: { uuid } };
    expect((await api.get(APPLICANTS, as)).totalElements).toBe(own.length);
    // A search or a filter finds no more.
    for (const { receipt } of await list(owner, uuid))
      expect((await list(juror, uuid, { q: receipt })).every(({ id }) => own.includes(id))).toBe(true);
    expect(await list(juror, uuid, { filter: 'UNSCORED' })).toHaveLength(own.length);
    expect((await api.get(CONTEST, as)).review.progress).toMatchObject({ assigned: own.length, scored: 0 });
    const unknown = await answersOf(juror, uuid, crypto.randomUUID());
    for (const id of ids) {
      if (own.includes(id)) continue;
      const answers = await answersOf(juror, uuid, id);
      // A juror who is excluded already may say so again.
      const refused = juror === gone && id === goneFrom ? answers.slice(0, -1) : answers;
      expect(refused).toEqual(unknown.slice(0, refused.length));
    }
  }
  expect(await api.rows(contestReviews)).toEqual([]);
  expect(await api.rows(contestExclusions)).toEqual(exclusions);
});
