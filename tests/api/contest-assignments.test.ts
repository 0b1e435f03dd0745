import { eq } from 'drizzle-orm';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestAssignments, contestEvents, contestJurors } from '@/server/db/schema/contest-jury';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { ASSIGNMENTS, CONTEST, JUROR, juryCalls, ROUNDS } from '@/tests/support/contest-jury';
import { ANSWERS, reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT, OPENS_AT } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, list, score, setStatus, endRound } = reviewCalls(api);
const { setUp, jury, add, remove, exclude, reckoned, assign, setRounds } = juryCalls(api);

const idsOf = async (as: Account, uuid: string) => (await list(as, uuid)).map(({ id }) => id).sort();
const events = async () =>
  (await api.rows(contestEvents))
    .filter(({ kind }) => kind === 'APPLICANTS_ASSIGNED' || kind === 'JUROR_ROUNDS')
    .map(({ kind, count, round }) => ({ kind, count, round }));
const refuse = async (status: number, as: Account, uuid: string, body: object) =>
  api.fails(status, 'PUT', ASSIGNMENTS, { as, params: { uuid }, body: { round: 1, ...body } });

test('an even division gives each applicant so many jurors, is logged once, and is cleared again', async () => {
  const { owner, reviewers, uuid, ids, outsider } = await setUp();
  const [one, other] = reviewers;
  await add(owner, uuid, outsider.uuid);
  const jurors = [one, other, outsider];
  const answer = await assign(owner, uuid, { mode: 'EVEN', perApplicant: 2 });
  expect(answer.applicants).toBe(3);
  expect(answer.perJuror.map(({ count }) => count)).toEqual([2, 2, 2]);
  const rows = await api.rows(contestAssignments);
  await assign(owner, uuid, { mode: 'EVEN', perApplicant: 2 });
  expect(await api.rows(contestAssignments)).toEqual(rows);
  const entry = { kind: 'APPLICANTS_ASSIGNED', count: 3, round: 1 };
  expect(await events()).toEqual([entry]);
  expect((await jury(owner, uuid)).assignment).toEqual({
    ...{ mode: 'DIVIDED', applicants: 3, unassigned: 0, unreviewed: 0 },
  });
  for (const { uuid: accountUuid } of jurors)
    expect((await jury(owner, uuid)).jurors.find((juror) => juror.accountUuid === accountUuid)).toMatchObject(
      { assigned: 2, rounds: null },
    );
  for (const id of ids) expect(rows.filter(({ applicantUuid }) => applicantUuid === id)).toHaveLength(2);
  for (const juror of jurors) expect(await list(juror, uuid)).toHaveLength(2);
  const cleared = await assign(owner, uuid, { mode: 'ALL' });
  expect(cleared.perJuror.map(({ count }) => count)).toEqual([3, 3, 3]);
  await assign(owner, uuid, { mode: 'ALL' });
  expect(await events()).toEqual([entry, { ...entry, count: null }]);
  expect(await api.rows(contestAssignments)).toEqual([]);
  expect((await jury(owner, uuid)).assignment.mode).toBe('ALL');
  for (const juror of jurors) expect(await list(juror, uuid)).toHaveLength(3);
});

test('a division keeps scored applicants with their jurors, and never gives one to an excluded juror', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await exclude(owner, uuid, { applicantId: ids[0], jurorUuid: one.uuid });
  await score(one, uuid, ids[1], 4);
  await score(one, uuid, ids[2], 4);
  await assign(owner, uuid, { mode: 'EVEN', perApplicant: 1 });
  expect(await idsOf(one, uuid)).toEqual([ids[1], ids[2]].sort());
  expect(await idsOf(other, uuid)).toEqual([ids[0]]);
});

test('an owner sets the jurors of applicants by hand; all jurors review the others', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await score(other, uuid, ids[0], 5);
  const answer = await assign(owner, uuid, {
    ...{ mode: 'HAND', applicantIds: [ids[0], ids[0], UNKNOWN_UUID], jurorUuids: [one.uuid] },
  });
  expect(answer.applicants).toBe(1);
  expect(await idsOf(one, uuid)).toEqual([...ids].sort());
  expect(await idsOf(other, uuid)).toEqual([ids[1], ids[2]].sort());
  // The score of the juror who had it goes on counting.
  expect(await reckoned(ids[0])).toEqual([500, 1, 1]);
  const shown = await jury(owner, uuid);
  expect(shown.assignment).toMatchObject({ mode: 'DIVIDED', unassigned: 2, unreviewed: 0 });
  expect(shown.jurors.find(({ accountUuid }) => accountUuid === other.uuid)).toMatchObject({
    ...{ assigned: 2, scored: 0, scores: 1 },
  });
  await exclude(one, uuid, { applicantId: ids[0] });
  expect((await jury(owner, uuid)).assignment.unreviewed).toBe(1);
  const { errors } = await refuse(422, owner, uuid, {
    ...{ mode: 'HAND', applicantIds: [ids[0], ids[1]], jurorUuids: [one.uuid] },
  });
  const [{ receipt = null } = {}] = await api.rows(contestApplicants, { uuid: ids[0] });
  expect(receipt).not.toBeNull();
  expect(errors).toEqual([
    { field: 'jurorUuids', message: assignmentMessages.onlyExcluded(1, [receipt ?? '']) },
  ]);
  await assign(owner, uuid, {
    ...{ mode: 'HAND', applicantIds: [ids[0], ids[1]], jurorUuids: [one.uuid, other.uuid] },
  });
  expect(await idsOf(one, uuid)).toEqual([ids[1], ids[2]].sort());
  expect(await idsOf(other, uuid)).toEqual([...ids].sort());
});

test('who applies after the division is reviewed by each juror, and divided by the next one', async () => {
  const { owner, reviewers, uuid } = await setUp();
  await assign(owner, uuid, { mode: 'EVEN', perApplicant: 1 });
  const as = await calls.applicant('한도현');
  const { id } = await calls.begin(as, uuid, ANSWERS);
  await calls.send(as, id);
  for (const juror of reviewers) expect(await idsOf(juror, uuid)).toContain(id);
  expect((await jury(owner, uuid)).assignment).toMatchObject({ applicants: 4, unassigned: 1 });
  const { perJuror } = await assign(owner, uuid, { mode: 'EVEN', perApplicant: 1 });
  expect(perJuror.map(({ count }) => count)).toEqual([2, 2]);
  expect((await jury(owner, uuid)).assignment.unassigned).toBe(0);
});

test('the next round begins undivided; of the round that is over a juror finds what was theirs', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await assign(owner, uuid, { mode: 'HAND', applicantIds: [ids[0], ids[1]], jurorUuids: [one.uuid] });
  await assign(owner, uuid, { mode: 'HAND', applicantIds: [ids[2]], jurorUuids: [other.uuid] });
  await score(one, uuid, ids[0], 4);
  await score(one, uuid, ids[1], 3);
  await score(other, uuid, ids[2], 2);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  expect(await idsOf(one, uuid)).toEqual([ids[0], ids[1]].sort());
  expect(await idsOf(other, uuid)).toEqual([ids[0], ids[2]].sort());
  expect((await jury(owner, uuid)).assignment).toMatchObject({ mode: 'ALL', applicants: 1 });
  const { message } = await refuse(409, owner, uuid, { mode: 'EVEN', perApplicant: 1 });
  expect(message).toBe(assignmentMessages.roundChanged);
  await assign(owner, uuid, { mode: 'HAND', round: 2, applicantIds: [...ids], jurorUuids: [other.uuid] });
  expect(await idsOf(one, uuid)).toEqual([ids[1]]);
  expect(await idsOf(other, uuid)).toEqual([ids[0], ids[2]].sort());
});

test('a division needs jurors of the round, and not more per applicant than there are', async () => {
  const { owner, reviewers, uuid, ids, outsider } = await setUp();
  const { errors } = await refuse(422, owner, uuid, { mode: 'EVEN', perApplicant: 3 });
  expect(errors).toEqual([{ field: 'perApplicant', message: assignmentMessages.perApplicantRule(2) }]);
  for (const body of [{ mode: 'EVEN', perApplicant: 0 }, { mode: 'EVEN', perApplicant: 31 }, { mode: 'X' }])
    await refuse(422, owner, uuid, body);
  for (const jurorUuid of [outsider.uuid, owner.uuid, UNKNOWN_UUID])
    await refuse(404, owner, uuid, { mode: 'HAND', applicantIds: [ids[0]], jurorUuids: [jurorUuid] });
  for (const { uuid: juror } of reviewers) await remove(owner, uuid, juror);
  expect((await refuse(409, owner, uuid, { mode: 'EVEN', perApplicant: 1 })).message).toBe(
    assignmentMessages.noJurors,
  );
  expect(await events()).toEqual([]);
});

test('a juror of other rounds is listed, but finds the contest in those rounds alone', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], 4);
  await setRounds(owner, uuid, one.uuid, [2]);
  await setRounds(owner, uuid, one.uuid, [2, 2]);
  expect(await events()).toEqual([{ kind: 'JUROR_ROUNDS', count: null, round: 1 }]);
  await api.fails(404, 'GET', CONTEST, { as: one, params: { uuid } });
  await api.fails(404, 'GET', `${CONTEST}/applicants`, { as: one, params: { uuid } });
  expect((await api.get('/v1/organizations/contests', { as: one })).content).toEqual([]);
  const find = async () =>
    (await jury(owner, uuid)).jurors.find(({ accountUuid }) => accountUuid === one.uuid);
  expect(await find()).toMatchObject({ rounds: [2], assigned: 0, scores: 1 });
  expect(await reckoned(ids[0])).toEqual([400, 1, 1]);
  await refuse(404, owner, uuid, { mode: 'HAND', applicantIds: [ids[0]], jurorUuids: [one.uuid] });
  const { perJuror } = await assign(owner, uuid, { mode: 'EVEN', perApplicant: 1 });
  expect(perJuror).toEqual([{ accountUuid: other.uuid, count: 3 }]);
  await setStatus(owner, uuid, [ids[1]], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  // Of the first round they find what they reviewed.
  expect(await idsOf(one, uuid)).toEqual([ids[0], ids[1]].sort());
  await setRounds(owner, uuid, one.uuid, [3, 1]);
  expect((await find())?.rounds).toEqual([1, 3]);
  const tooFar = { as: owner, params: { uuid, accountUuid: one.uuid }, body: { rounds: [4] } };
  expect((await api.fails(422, 'PUT', ROUNDS, tooFar)).errors).toEqual([
    { field: 'rounds', message: assignmentMessages.roundsRule(3) },
  ]);
  await setRounds(owner, uuid, one.uuid, null);
  expect(await find()).toMatchObject({ rounds: null, assigned: 1 });
});

test('a juror who is added back reviews all rounds', async () => {
  const { owner, reviewers, uuid } = await setUp();
  const [one] = reviewers;
  await setRounds(owner, uuid, one.uuid, [2]);
  await remove(owner, uuid, one.uuid);
  await api.fails(404, 'PUT', ROUNDS, {
    ...{ as: owner, params: { uuid, accountUuid: one.uuid }, body: { rounds: [1] } },
  });
  await add(owner, uuid, one.uuid);
  expect((await api.row(contestJurors, { accountUuid: one.uuid })).rounds).toBeNull();
  expect(await list(one, uuid)).toHaveLength(3);
});

test('the owner sees how many applicants have jurors who left the panel', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await assign(owner, uuid, { mode: 'HAND', applicantIds: [ids[0], ids[1]], jurorUuids: [one.uuid] });
  await api.call('DELETE', JUROR, { as: owner, params: { uuid, accountUuid: one.uuid } });
  expect((await jury(owner, uuid)).assignment).toMatchObject({ unassigned: 1, unreviewed: 2 });
  expect(await idsOf(other, uuid)).toEqual([ids[2]]);
  await assign(owner, uuid, { mode: 'EVEN', perApplicant: 1 });
  expect(await idsOf(other, uuid)).toEqual([...ids].sort());
});

test('the ranking counts what the jurors of each applicant are missing', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], 5);
  await score(one, uuid, ids[1], 4);
  await score(one, uuid, ids[2], 3);
  const missing = async () =>
    (await api.get(`${CONTEST}/ranking`, { as: owner, params: { uuid } })).ranked.map((row) => row.missing);
  expect(await missing()).toEqual([1, 1, 1]);
  await exclude(owner, uuid, { applicantId: ids[0], jurorUuid: other.uuid });
  await assign(owner, uuid, { mode: 'HAND', applicantIds: [ids[1]], jurorUuids: [one.uuid] });
  expect(await missing()).toEqual([0, 0, 1]);
  // The score of a juror whom the applicant left counts beside the one that is missing.
  await assign(owner, uuid, { mode: 'HAND', applicantIds: [ids[1]], jurorUuids: [other.uuid] });
  expect(await missing()).toEqual([0, 1, 1]);
});

test('a reviewer divides nothing, and nothing is divided in an archived contest', async () => {
  const { owner, reviewers, uuid } = await setUp();
  const [one] = reviewers;
  await refuse(403, one, uuid, { mode: 'ALL' });
  const ofJuror = { params: { uuid, accountUuid: one.uuid }, body: { rounds: null } };
  await api.fails(403, 'PUT', ROUNDS, { as: one, ...ofJuror });
  await api.database.orm
    .update(contests)
    .set({ state: 'ARCHIVED', closedAt: OPENS_AT })
    .where(eq(contests.uuid, uuid));
  expect((await refuse(409, owner, uuid, { mode: 'ALL' })).code).toBe('CONTEST_STANDING');
  expect((await api.fails(409, 'PUT', ROUNDS, { as: owner, ...ofJuror })).code).toBe('CONTEST_STANDING');
  expect(await api.rows(contestEvents)).toEqual([]);
  expect((await api.rows(contestApplicants)).every(({ round }) => round === 1)).toBe(true);
});
