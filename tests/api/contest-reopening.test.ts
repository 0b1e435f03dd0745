import { eq } from 'drizzle-orm';
import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import * as logMessages from '@/lib/messages/contest-log';
import { accounts } from '@/server/db/schema/account';
import { contests } from '@/server/db/schema/contest';
import { contestEvents, contestReviews } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { CONTEST, ruleCalls } from '@/tests/support/contest-rules';
import { CLOSES_AT } from '@/tests/support/contests';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { reviewed, get, score, setStatus, endRound, announce } = reviewCalls(api);
const { contestOf, saveRule } = ruleCalls(api);
const PATH = `${CONTEST}/reopenings`;
const REASON = '채점표를 다시 확인합니다.';
const BY_SELECTION = { cutOff: { kind: 'SELECTED' }, isTrial: false };

const formOf = (part: string, round: number) => ({ part, round, reason: REASON });
const reopen = (as: Account, uuid: string, part: string, round: number) =>
  api.call('POST', PATH, { as, params: { uuid }, body: formOf(part, round) });
const refused = (status: number, as: Account, uuid: string, body: object) =>
  api.fails(status, 'POST', PATH, { as, params: { uuid }, body });
const log = (as: Account, uuid: string) => api.get(`${CONTEST}/log`, { as, params: { uuid } });

/** A contest whose first round is over: the first applicant went on, the second was rejected by hand, the third by the end. */
async function secondRound() {
  const made = await reviewed();
  const { owner, reviewers, uuid, ids } = made;
  clock.set(CLOSES_AT);
  await score(reviewers[0], uuid, ids[0], 5);
  await score(reviewers[1], uuid, ids[0], 4);
  await score(reviewers[0], uuid, ids[2], 2);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  await setStatus(owner, uuid, [ids[1]], 'REJECTED');
  await setStatus(owner, uuid, [ids[2]], 'REVIEWING');
  await endRound(owner, uuid, { round: 1, ...BY_SELECTION });
  return made;
}

test('a round that is opened again has the decisions and the scores from before its end', async () => {
  const { owner, reviewers, uuid, ids } = await secondRound();
  await score(reviewers[0], uuid, ids[0], 3);
  expect(await reopen(owner, uuid, 'ROUND', 2)).toMatchObject({ round: 1 });
  const ofAll = () => Promise.all(ids.map((id) => get(owner, uuid, id)));
  expect(await ofAll()).toMatchObject([
    { round: 1, status: 'SELECTED', score: 4.5, scores: 2 },
    { round: 1, status: 'REJECTED', score: null },
    { round: 1, status: 'REVIEWING', score: 2, scores: 1 },
  ]);
  await score(reviewers[1], uuid, ids[2], 4);
  expect(await get(owner, uuid, ids[2])).toMatchObject({ score: 3, scores: 2 });
  // What was given in the second round is there when the first one ends again.
  await endRound(owner, uuid, { round: 1, ...BY_SELECTION });
  expect(await get(owner, uuid, ids[0])).toMatchObject({ round: 2, status: 'PENDING', score: 3, scores: 1 });
  expect(await get(owner, uuid, ids[2])).toMatchObject({ round: 1, status: 'REJECTED', score: 3 });
});

test('the scores of a round count again after a rule that was changed in the next one', async () => {
  const { owner, reviewers, uuid, ids } = await secondRound();
  await saveRule(owner, uuid, { ...DEFAULT_RULE, scale: 'TEN' });
  await score(reviewers[0], uuid, ids[0], 9);
  await reopen(owner, uuid, 'ROUND', 2);
  expect(await contestOf(owner, uuid)).toMatchObject({
    review: { edition: 3, rule: { scale: 'FIVE' }, scoredAt: expect.any(String) },
  });
  expect(await get(owner, uuid, ids[0])).toMatchObject({ score: 4.5, scores: 2 });
  await score(reviewers[1], uuid, ids[0], 2);
  expect(await get(owner, uuid, ids[0])).toMatchObject({ score: 3.5, scores: 2 });
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  await endRound(owner, uuid, { round: 1, ...BY_SELECTION });
  expect(await contestOf(owner, uuid)).toMatchObject({ review: { edition: 4, rule: { scale: 'TEN' } } });
  expect(await get(owner, uuid, ids[0])).toMatchObject({ round: 2, score: 9, scores: 1 });
});

test('a decision of an earlier round doesn’t come back over a later one', async () => {
  const { owner, uuid, ids } = await reviewed();
  clock.set(CLOSES_AT);
  await setStatus(owner, uuid, ids, 'SELECTED');
  await endRound(owner, uuid, { round: 1, ...BY_SELECTION });
  await setStatus(owner, uuid, [ids[0]], 'REJECTED');
  await setStatus(owner, uuid, [ids[1]], 'SELECTED');
  await endRound(owner, uuid, { round: 2, ...BY_SELECTION });
  await reopen(owner, uuid, 'ROUND', 3);
  expect(await Promise.all(ids.map((id) => get(owner, uuid, id)))).toMatchObject([
    { round: 2, status: 'REJECTED' },
    { round: 2, status: 'SELECTED' },
    { round: 2, status: 'PENDING' },
  ]);
});

test('a score of the next round shows a juror nothing of a round that was opened again', async () => {
  const { owner, reviewers, uuid, ids } = await secondRound();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], null);
  await api.database.orm.delete(contestReviews).where(eq(contestReviews.reviewerUuid, other.uuid));
  await score(other, uuid, ids[0], 3);
  await reopen(owner, uuid, 'ROUND', 2);
  const seen = await get(other, uuid, ids[0]);
  expect(seen).toMatchObject({ score: null, ownScore: null });
  expect(seen.reviews.filter(({ isOwn }) => !isOwn)).toEqual([]);
});

test('a round that was divided is divided again when it begins anew', async () => {
  const { owner, uuid, ids } = await secondRound();
  const path = `${CONTEST}/assignments`;
  const body = { round: 2, mode: 'EVEN', perApplicant: 1 };
  await api.call('PUT', path, { as: owner, params: { uuid }, body });
  const assignedRound = async () => (await api.row(contests, { uuid })).assignedRound;
  expect(await assignedRound()).toBe(2);
  await reopen(owner, uuid, 'ROUND', 2);
  expect(await assignedRound()).toBeNull();
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  await endRound(owner, uuid, { round: 1, ...BY_SELECTION });
  expect(await assignedRound()).toBe(2);
});

test('an announcement that is opened again unlocks the review, takes the result back and tells only other decisions', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  clock.set(CLOSES_AT);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  await setStatus(owner, uuid, [ids[1], ids[2]], 'REJECTED');
  await announce(owner, uuid);
  const { version } = await contestOf(owner, uuid);
  await api.call('PUT', `${CONTEST}/result`, {
    ...{ as: owner, params: { uuid }, body: { text: '총평', isPublished: true, version } },
  });
  clock.set(new Date(CLOSES_AT.getTime() + DAY));
  const opened = await reopen(owner, uuid, 'ANNOUNCEMENT', 1);
  expect(opened).toMatchObject({ announcedAt: null, result: { text: '총평', publishedAt: null } });
  await score(reviewers[0], uuid, ids[1], 5);
  await setStatus(owner, uuid, [ids[1]], 'PENDING');
  await setStatus(owner, uuid, [ids[1]], 'SELECTED');
  expect(await announce(owner, uuid)).toMatchObject({ selected: 1, rejected: 0 });
});

test('only an owner opens what is over, and once', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  await refused(403, reviewers[0], uuid, formOf('ROUND', 1));
  await refused(422, owner, uuid, { ...formOf('ROUND', 1), reason: '\u200b ' });
  expect((await refused(409, owner, uuid, formOf('ROUND', 1))).message).toBe(logMessages.reopenFirst);
  expect((await refused(409, owner, uuid, formOf('ANNOUNCEMENT', 1))).message).toBe(
    logMessages.reopenUnannounced,
  );
  clock.set(CLOSES_AT);
  await setStatus(owner, uuid, ids, 'SELECTED');
  await endRound(owner, uuid, { round: 1, ...BY_SELECTION });
  await setStatus(owner, uuid, ids, 'REJECTED');
  await announce(owner, uuid);
  expect((await refused(409, owner, uuid, formOf('ROUND', 2))).message).toBe(logMessages.reopenAnnounced);
  await reopen(owner, uuid, 'ANNOUNCEMENT', 2);
  await reopen(owner, uuid, 'ROUND', 2);
  expect((await refused(409, owner, uuid, formOf('ROUND', 2))).message).toBe(logMessages.reopenChanged);
});

test('the log has each change with its owner and reason, and jurors are mailed what was opened', async () => {
  const { owner, reviewers, uuid, ids } = await secondRound();
  const [juror] = reviewers;
  const email = 'juror@example.com';
  await api.database.orm.update(accounts).set({ email }).where(eq(accounts.uuid, juror.uuid));
  await reopen(owner, uuid, 'ROUND', 2);
  await saveRule(owner, uuid, { ...DEFAULT_RULE, reckoning: 'MEAN' }, true);
  await setStatus(owner, uuid, ids, 'SELECTED');
  await announce(owner, uuid);
  await api.fails(403, 'GET', `${CONTEST}/log`, { as: juror, params: { uuid } });
  const { events, earlier } = await log(owner, uuid);
  expect(earlier).toBe(0);
  expect(events.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: 'ANNOUNCED', round: 1, count: 3 },
    { kind: 'ROUND_ENDED', round: 1, count: 1 },
    { kind: 'ROUND_REOPENED', round: 2, reason: REASON },
    { kind: 'RULE_SAVED', round: 1, count: 2 },
  ]);
  expect(await api.rows(contestEvents)).toHaveLength(4);
  const told = await api.rows(outbox, { topic: 'contest-reopened' });
  expect(told).toMatchObject([{ payload: { to: email } }]);
});
