import { eq } from 'drizzle-orm';
import { contests } from '@/server/db/schema/contest';
import { contestJurors } from '@/server/db/schema/contest-jury';
import { useTestApi, type Account } from '@/tests/support/api';
import { juryCalls } from '@/tests/support/contest-jury';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, score } = reviewCalls(api);
const { setUp, jury, add, reckoned } = juryCalls(api);

const ORGANIZATION = '/v1/admin/organizations/{uuid}';

/** Removes a person from an organization, as an operator. */
async function removePerson(uuid: string, { uuid: accountUuid }: Account) {
  const as = await api.make.account({ roleType: 'ADMIN' });
  const { version } = await api.get(ORGANIZATION, { as, params: { uuid } });
  await api.call('DELETE', `${ORGANIZATION}/people/{accountUuid}`, {
    ...{ as, params: { uuid, accountUuid }, body: { version } },
  });
}
const jurorOf = (contestUuid: string, { uuid: accountUuid }: Account) =>
  api.row(contestJurors, { contestUuid, accountUuid });

test('a person who is removed from an organization leaves its panels, and their scores don’t count', async () => {
  const { organizationUuid, owner, reviewers, uuid, ids } = await setUp();
  const [one, other] = reviewers;
  const draft = await calls.contest({ organizationUuid, state: 'DRAFT' });
  await score(one, uuid, ids[0], 2);
  await score(other, uuid, ids[0], 5);
  expect(await reckoned(ids[0])).toEqual([700, 2, 2]);

  await removePerson(organizationUuid, one);
  expect(await reckoned(ids[0])).toEqual([500, 1, 1]);
  expect((await jury(owner, uuid)).jurors.map(({ accountUuid }) => accountUuid)).toEqual([other.uuid]);
  for (const contestUuid of [uuid, draft.uuid]) {
    expect((await jurorOf(contestUuid, one)).removedAt).toEqual(clock.read());
    expect((await jurorOf(contestUuid, other)).removedAt).toBeNull();
  }
});

test('a person who is back in the organization is on no panel until an owner adds them', async () => {
  const { organizationUuid, owner, reviewers, uuid, ids } = await setUp();
  const [one] = reviewers;
  await score(one, uuid, ids[0], 2);
  await removePerson(organizationUuid, one);
  const as = await api.make.account({ roleType: 'ADMIN' });
  const { version } = await api.get(ORGANIZATION, { as, params: { uuid: organizationUuid } });
  await api.call('PUT', `${ORGANIZATION}/people`, {
    ...{ as, params: { uuid: organizationUuid } },
    body: { accountId: one.accountId, role: 'REVIEWER', version },
  });
  await api.fails(404, 'GET', '/v1/organizations/contests/{uuid}', { as: one, params: { uuid } });
  expect(await reckoned(ids[0])).toEqual([0, 0, 0]);
  await add(owner, uuid, one.uuid);
  expect(await reckoned(ids[0])).toEqual([200, 1, 1]);
});

test.each([{ announcedAt: new Date('2026-11-21T05:00:00Z') }, { state: 'ARCHIVED' }] as const)(
  'the panel and the scores of a contest with %j stay as they were',
  async (over) => {
    const { organizationUuid, reviewers, uuid, ids } = await setUp();
    const [one] = reviewers;
    await score(one, uuid, ids[0], 2);
    await api.database.orm.update(contests).set(over).where(eq(contests.uuid, uuid));
    const foreign = await calls.contest();
    await calls.juror(foreign.uuid, one.uuid);
    await removePerson(organizationUuid, one);
    expect(await reckoned(ids[0])).toEqual([200, 1, 1]);
    expect((await jurorOf(uuid, one)).removedAt).toBeNull();
    expect((await jurorOf(foreign.uuid, one)).removedAt).toBeNull();
  },
);
