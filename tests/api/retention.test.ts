import { sql } from 'drizzle-orm';
import { accounts, revokedSessions, socialLogins, withdrawalReasons } from '@/server/db/schema/account';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { createRetention } from '@/server/jobs/retention';
import type { RetentionRule } from '@/server/jobs/retention-rule';
import { createLog } from '@/server/logging/log';
import { useTestApi } from '@/tests/support/api';
import { signupForm } from '@/tests/support/signup';
import { DAY, HOUR, useMovableClock, WITHDRAWN_AT, withdrawalCalls } from '@/tests/support/withdrawal';

const YEAR = 365 * DAY;
const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { plan, run, withdraw } = withdrawalCalls(api);
const orm = () => api.database.orm;
const before = (ms: number) => new Date(WITHDRAWN_AT.getTime() - ms);

const MAIL = { kind: 'MAIL' as const, topic: 'x', payload: { to: 'a@b.c', subject: 's', text: 't' } };
const SID = (digit: number) => `0198f3a0-0000-7000-8000-00000000000${digit}`;

/** For each rule one row that is due and one that isn't, with the key that a list shows. */
async function fill() {
  const rowOf = async <Row>(rows: PromiseLike<Row[]>): Promise<Row> => {
    const [first] = await rows;
    if (first === undefined) throw new Error('Nothing was inserted.');
    return first;
  };
  const over = {
    verification: await api.make.verification({ expiresAt: before(1000) }),
    session: SID(1),
    social: await rowOf(
      orm()
        .insert(socialLogins)
        .values({ provider: 'kakao', providerAccountId: '1', tokenExpiresAt: before(DAY + 1000) })
        .returning(),
    ),
    sent: await rowOf(
      orm()
        .insert(outbox)
        .values({ ...MAIL, sentAt: before(31 * DAY) })
        .returning(),
    ),
    failed: await rowOf(
      orm()
        .insert(outbox)
        .values({ ...MAIL, failedAt: before(91 * DAY) })
        .returning(),
    ),
    reason: await rowOf(
      orm()
        .insert(withdrawalReasons)
        .values({ roleType: 'MEMBER', reason: 'r', createdAt: before(3 * YEAR + 3 * DAY) })
        .returning(),
    ),
    account: await api.make.account({ lastLoginAt: before(91 * DAY) }),
  };
  await api.make.row(barredIdentities, { diHash: 'over', until: before(1000) });
  await api.make.row(revokedSessions, { sid: SID(1), expiresAt: before(1000) });

  const linked = await api.make.account({ lastLoginAt: before(89 * DAY) });
  await api.make.verification({ expiresAt: new Date(WITHDRAWN_AT.getTime() + 1000) });
  await api.make.row(revokedSessions, { sid: SID(2), expiresAt: new Date(WITHDRAWN_AT.getTime() + 1000) });
  await orm()
    .insert(socialLogins)
    .values([
      { provider: 'kakao', providerAccountId: '2', signupExpiresAt: before(HOUR) },
      { provider: 'kakao', providerAccountId: '3', accountUuid: linked.uuid, tokenExpiresAt: before(YEAR) },
    ]);
  await orm()
    .insert(outbox)
    .values([{ ...MAIL, sentAt: before(29 * DAY) }, { ...MAIL, failedAt: before(89 * DAY) }, MAIL]);
  await api.make.row(withdrawalReasons, { roleType: 'MEMBER', reason: 'r', createdAt: before(2 * YEAR) });
  await api.make.row(barredIdentities, { diHash: 'still', until: new Date(WITHDRAWN_AT.getTime() + 1000) });
  return over;
}

async function everything() {
  const tables = {
    barredIdentities,
    identityRequests,
    revokedSessions,
    socialLogins,
    outbox,
    withdrawalReasons,
  };
  const rows = await Promise.all(Object.values(tables).map((table) => api.rows(table)));
  return Object.fromEntries(Object.keys(tables).map((name, index) => [name, rows[index]?.length]));
}

describe('what is kept for a time', () => {
  it('is listed by id without removing it, and the run removes exactly that', async () => {
    const over = await fill();
    const full = await everything();
    const listed = await plan();
    expect(listed).toEqual({
      'barred-identities': [expect.stringMatching(/^[0-9a-f]{16}$/)],
      verifications: [over.verification.uniqueVal],
      'revoked-sessions': [over.session],
      'stranded-social-logins': [over.social.uuid],
      'sent-mails': [over.sent.uuid],
      'failed-mails': [over.failed.uuid],
      'withdrawal-reasons': [over.reason.uuid],
      'last-logins': [over.account.uuid],
    });
    expect(JSON.stringify(listed)).not.toContain('a@b.c');
    expect(await everything()).toEqual(full);

    expect(await run()).toEqual(Object.fromEntries(Object.keys(listed).map((name) => [name, 1])));
    expect(await everything()).toEqual({
      barredIdentities: 1,
      identityRequests: 1,
      revokedSessions: 1,
      socialLogins: 2,
      outbox: 3,
      withdrawalReasons: 1,
    });
    const logins = await orm()
      .select({ at: accounts.lastLoginAt })
      .from(accounts)
      .where(sql`${accounts.roleType} = 'MEMBER'`);
    expect(logins.filter(({ at }) => at !== null)).toEqual([{ at: before(89 * DAY) }]);
    // A second run finds nothing to remove.
    expect([await plan(), await run()]).toEqual([{}, {}]);
  });

  it('goes in batches, and by two runs at once only once', async () => {
    const rows = Array.from({ length: 1203 }, () => ({ ...MAIL, sentAt: before(40 * DAY) }));
    await orm().insert(outbox).values(rows);
    expect((await plan())['sent-mails']).toHaveLength(1000);
    const [first, second] = await Promise.all([run(), run()]);
    // A call during a run gets the result of that run; a later call gets a run that found nothing.
    expect(first['sent-mails']).toBe(1203);
    expect([1203, undefined]).toContain(second['sent-mails']);
    expect(await api.rows(outbox)).toEqual([]);
  });

  it('is the operator’s to look at and to run', async () => {
    const as = await api.make.account({ roleType: 'BUSINESS' });
    for (const method of ['GET', 'POST'] as const) {
      await api.fails(401, method, '/v1/admin/retention');
      await api.fails(403, method, '/v1/admin/retention', { as });
    }
  });
});

it('a rule that fails holds up no other, and says so', async () => {
  const rule = (name: string, amounts: (number | Error)[]): RetentionRule => ({
    name,
    keeps: '',
    find: async () => ({ count: 0, keys: [] }),
    async removeSome() {
      const next = amounts.shift() ?? 0;
      if (next instanceof Error) throw next;
      return next;
    },
  });
  const retention = createRetention({
    rules: [rule('a', [5, new Error('away'), 9]), rule('b', [2, 3])],
    log: createLog({ level: 'silent' }),
  });
  expect((await retention.run()).rules).toEqual([
    { name: 'a', keeps: '', removed: 5, hasFailed: true },
    { name: 'b', keeps: '', removed: 5, hasFailed: false },
  ]);
  expect((await retention.run()).rules[0]).toEqual({ name: 'a', keeps: '', removed: 9, hasFailed: false });
});

it('three years after a withdrawal the person may join again', async () => {
  // Signup goes by the database's clock, so this one begins today.
  const today = new Date();
  clock.set(today);
  const verification = await api.make.verification({ expiresAt: new Date(today.getTime() + 4 * YEAR) });
  await withdraw(await api.make.account({ diHash: verification.diHash, accountId: 'haru1994' }));
  const bar = await api.row(barredIdentities);
  if (bar === undefined) throw new Error('Not barred');
  expect((bar.until.getTime() - today.getTime()) / YEAR).toBeCloseTo(3, 1);
  clock.set(bar.until);
  expect(await run()).toEqual({ 'optional-data': 1, 'withdrawn-accounts': 1 });
  const body = signupForm(verification);
  expect((await api.fails(403, 'POST', '/v1/auth/members/signup', { body })).code).toBe('IDENTITY_BARRED');
  clock.set(new Date(bar.until.getTime() + 1));
  expect(await run()).toEqual({ 'barred-identities': 1 });
  // The ID of a member is free again with their row.
  expect((await api.request('POST', '/v1/auth/members/signup', { body })).status).toBe(200);
});
