import { eq } from 'drizzle-orm';
import type { LooseParts } from '@/lib/api/url';
import * as juryLimits from '@/lib/limits/contest-review';
import * as juryMessages from '@/lib/messages/contest-jury';
import { accounts } from '@/server/db/schema/account';
import { contests } from '@/server/db/schema/contest';
import { contestExclusions, contestJurors, contestReviews } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import { UNKNOWN_UUID, useTestApi, type Sent } from '@/tests/support/api';
import type { Method } from '@/tests/support/api-paths';
import {
  CONTEST as ONE,
  EXCLUSION,
  EXCLUSIONS,
  JUROR,
  juryCalls,
  JURORS,
  PERSON,
} from '@/tests/support/contest-jury';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT, OPENS_AT } from '@/tests/support/contests';
import { reviewBody } from '@/tests/support/review-body';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, list, score, setStatus, endRound, announce } = reviewCalls(api);
const { setUp, jury, add, remove, invite, exclude, reckoned } = juryCalls(api);
const jurorMails = async () => (await api.mails()).filter(([topic]) => topic === 'contest-juror-added');

test('an owner sees the panel with the progress of each juror in the present round', async () => {
  const { owner, reviewers, uuid, ids, outsider } = await setUp();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], 5);
  await score(one, uuid, ids[1], 3);
  const held = { ...reviewBody(null), opinion: 'HOLD' };
  await api.call('PUT', `${ONE}/applicants/{applicantId}/review`, {
    ...{ as: one, params: { uuid, applicantId: ids[2] }, body: held },
  });
  await exclude(one, uuid, { applicantId: ids[1] });
  const shown = await jury(owner, uuid);
  const [first, second] = [one, other].map(({ uuid: of }) =>
    shown.jurors.find(({ accountUuid }) => accountUuid === of),
  );
  expect(first).toMatchObject({
    ...{ accountId: one.accountId, isInvited: false, invitationEndsAt: null },
    ...{ assigned: 2, scored: 1, held: 1, excluded: 1, declared: 1 },
  });
  expect(first?.lastReviewAt).toBe(clock.read().toISOString());
  expect(second).toMatchObject({ assigned: 3, scored: 0, held: 0, excluded: 0, lastReviewAt: null });
  expect(shown.candidates).toEqual([
    { accountUuid: outsider.uuid, accountId: outsider.accountId, name: '유선재' },
  ]);
});

test('a closed round begins the progress anew', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one] = reviewers;
  await score(one, uuid, ids[0], 5);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  expect((await jury(owner, uuid)).jurors).toMatchObject([
    { assigned: 1, scored: 0 },
    { assigned: 1, scored: 0 },
  ]);
});

test('a reviewer neither sees nor changes the panel', async () => {
  const { reviewers, uuid, ids, outsider } = await setUp();
  const [one, other] = reviewers;
  const own = { as: one, params: { uuid } };
  const ofOther = { as: one, params: { uuid, accountUuid: other.uuid } };
  await api.fails(403, 'GET', `${ONE}/jury`, own);
  await api.fails(403, 'POST', JURORS, { ...own, body: { accountUuid: outsider.uuid } });
  await api.fails(403, 'POST', `${JURORS}/invitations`, { ...own, body: PERSON });
  await api.fails(403, 'POST', `${JUROR}/invitation`, ofOther);
  await api.fails(403, 'DELETE', JUROR, ofOther);
  await exclude(one, uuid, { applicantId: ids[0] });
  const { uuid: exclusionUuid } = await api.row(contestExclusions);
  await api.fails(403, 'DELETE', EXCLUSION, { as: one, params: { uuid, exclusionUuid } });
  expect((await api.rows(contestJurors)).filter(({ removedAt }) => removedAt === null)).toHaveLength(2);
});

test('people of another organization see and change nothing, also through a contest of their own', async () => {
  const { reviewers, uuid, ids, outsider } = await setUp();
  const other = await setUp();
  const as = other.owner;
  const accountUuid = reviewers[0].uuid;
  await exclude(reviewers[0], uuid, { applicantId: ids[0] });
  const { uuid: exclusionUuid } = await api.row(contestExclusions);
  await api.fails(404, 'GET', `${ONE}/jury`, { as, params: { uuid } });
  for (const named of [uuid, other.uuid]) {
    const params = { uuid: named };
    await api.fails(404, 'POST', JURORS, { as, params, body: { accountUuid: outsider.uuid } });
    await api.fails(404, 'DELETE', JUROR, { as, params: { ...params, accountUuid } });
    await api.fails(404, 'POST', `${JUROR}/invitation`, { as, params: { ...params, accountUuid } });
    await api.fails(404, 'DELETE', EXCLUSION, { as, params: { ...params, exclusionUuid } });
    for (const applicantId of [ids[0], other.ids[0]]) {
      const body = { applicantId, jurorUuid: accountUuid, reason: '사유' };
      await api.fails(404, 'POST', EXCLUSIONS, { as, params, body });
    }
  }
  await api.fails(404, 'POST', `${JURORS}/invitations`, { as, params: { uuid }, body: PERSON });
});

test('a reviewer is added and mailed once, and then sees the contest', async () => {
  const { owner, uuid, outsider } = await setUp();
  await api.fails(404, 'GET', `${ONE}/applicants`, { as: outsider, params: { uuid } });
  await add(owner, uuid, outsider.uuid);
  await add(owner, uuid, outsider.uuid);
  expect(await jurorMails()).toEqual([['contest-juror-added', outsider.email]]);
  const { payload } = await api.row(outbox, { topic: 'contest-juror-added' });
  expect(payload).toMatchObject({ subject: '‘신진작가 공모’ 공모의 심사를 부탁드립니다' });
  expect(payload.text).toContain(`/organization/contest/${uuid}/applicants`);
  expect(await list(outsider, uuid)).toHaveLength(3);
  expect((await jury(owner, uuid)).jurors).toHaveLength(3);
  // An owner and an unknown account are no reviewers of the organization.
  for (const accountUuid of [owner.uuid, UNKNOWN_UUID])
    await api.fails(404, 'POST', JURORS, { as: owner, params: { uuid }, body: { accountUuid } });
});

test('two windows that add a reviewer at once mail once', async () => {
  const { owner, uuid, outsider } = await setUp();
  await Promise.all([add(owner, uuid, outsider.uuid), add(owner, uuid, outsider.uuid)]);
  expect(await jurorMails()).toHaveLength(1);
});

test('the scores of a removed juror stay in the record, leave the reckoning and come back', async () => {
  const { owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], 5);
  await score(other, uuid, ids[0], 2);
  await score(one, uuid, ids[1], 4);
  expect(await reckoned(ids[0])).toEqual([700, 2, 2]);
  await remove(owner, uuid, one.uuid);
  expect(await reckoned(ids[0])).toEqual([200, 1, 1]);
  expect(await reckoned(ids[1])).toEqual([0, 0, 0]);
  expect(await api.rows(contestReviews)).toHaveLength(3);
  await api.fails(404, 'GET', `${ONE}/applicants`, { as: one, params: { uuid } });
  const shown = await jury(owner, uuid);
  expect(shown.jurors.map(({ accountUuid }) => accountUuid)).toEqual([other.uuid]);
  expect(shown.candidates.map(({ accountUuid }) => accountUuid)).toContain(one.uuid);
  await api.fails(404, 'DELETE', JUROR, { as: owner, params: { uuid, accountUuid: one.uuid } });
  await add(owner, uuid, one.uuid);
  expect(await reckoned(ids[0])).toEqual([700, 2, 2]);
  expect(await reckoned(ids[1])).toEqual([400, 1, 1]);
});

test('a panel takes so many jurors', async () => {
  const { owner, organizationUuid, uuid, outsider } = await setUp();
  for (let count = 2; count < juryLimits.jurorsMax; count += 1) {
    const { uuid: accountUuid } = await calls.member(organizationUuid, 'REVIEWER');
    await api.make.row(contestJurors, { contestUuid: uuid, accountUuid });
  }
  const message = juryMessages.panelFull(juryLimits.jurorsMax);
  const body = { accountUuid: outsider.uuid };
  expect(await api.fails(409, 'POST', JURORS, { as: owner, params: { uuid }, body })).toMatchObject({
    ...{ code: 'CONFLICT', message },
  });
  expect(await (await invite(owner, uuid)).json()).toMatchObject({ code: 'CONFLICT', message });
  expect(await api.rows(accounts, { accountId: 'newjuror1' })).toEqual([]);
  const { jurors } = await jury(owner, uuid);
  await remove(owner, uuid, jurors[0]?.accountUuid ?? '');
  await add(owner, uuid, outsider.uuid);
});

test.each(['announced', 'archived'] as const)('nothing changes in an %s contest', async (state) => {
  const { owner, reviewers, uuid, ids, outsider } = await setUp();
  const [one, other] = reviewers;
  await exclude(one, uuid, { applicantId: ids[0] });
  const { uuid: exclusionUuid } = await api.row(contestExclusions);
  const isContest = eq(contests.uuid, uuid);
  if (state === 'announced') {
    clock.set(CLOSES_AT);
    await announce(owner, uuid, {
      ...{ selected: { subject: '결과', text: '선정' }, rejected: { subject: '결과', text: '미선정' } },
      rejectsUndecided: true,
    });
  } else
    await api.database.orm.update(contests).set({ state: 'ARCHIVED', closedAt: OPENS_AT }).where(isContest);
  const params = { uuid };
  const before = [await api.rows(contestJurors), await api.rows(contestExclusions), await api.rows(accounts)];
  const excluded = { applicantId: ids[1], reason: '사유' };
  const changes: readonly (readonly [Method, string, Sent & LooseParts])[] = [
    ['POST', JURORS, { as: owner, params, body: { accountUuid: outsider.uuid } }],
    ['POST', `${JURORS}/invitations`, { as: owner, params, body: PERSON }],
    ['POST', `${JUROR}/invitation`, { as: owner, params: { uuid, accountUuid: one.uuid } }],
    ['DELETE', JUROR, { as: owner, params: { uuid, accountUuid: one.uuid } }],
    ['POST', EXCLUSIONS, { as: owner, params, body: { ...excluded, jurorUuid: other.uuid } }],
    ['POST', EXCLUSIONS, { as: other, params, body: excluded }],
    ['DELETE', EXCLUSION, { as: owner, params: { uuid, exclusionUuid } }],
  ];
  for (const [method, path, sent] of changes)
    expect((await api.fails(409, method, path, sent)).code).toBe('CONTEST_STANDING');
  expect([
    await api.rows(contestJurors),
    await api.rows(contestExclusions),
    await api.rows(accounts),
  ]).toEqual(before);
  expect((await jury(owner, uuid)).jurors).toHaveLength(2);
});
