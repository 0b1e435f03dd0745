import * as authMessages from '@/lib/messages/auth';
import { createRateLimiter } from '@/server/api/http/rate-limit';
import { createAuthRepository } from '@/server/api/modules/auth/repository';
import { createAuthService } from '@/server/api/modules/auth/service';
import { createPasswordGrants } from '@/server/api/modules/identity/password-grants';
import { accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import { createPasswords } from '@/server/providers/passwords/passwords';
import type { Passwords } from '@/server/providers/passwords/passwords';
import { testTokens, useTestApi } from '@/tests/support/api';
import { HARU, identityAnswer, MINSEO, TEST_IDENTITY_SECRET } from '@/tests/support/identity';
import type { TestPerson } from '@/tests/support/identity';

const NEW = 'another!2026';
const passwords = createPasswords();
const api = useTestApi();

async function accountOf(person: TestPerson, given: Partial<typeof accounts.$inferInsert> = {}) {
  const diHash = hashDi(TEST_IDENTITY_SECRET, demoDi(person));
  return api.make.account({ diHash, email: 'haru@example.com', ...given });
}

async function grantFor(accountId: string): Promise<string> {
  return (
    await api.call('POST', '/v1/auth/identity/result/pwd', {
      body: { ...(await identityAnswer(api, HARU)), accountId },
    })
  ).accessToken;
}

const change = (token: string | null, accountPwd = NEW) =>
  api.request('PUT', '/v1/auth/identity/password', {
    body: { accountPwd },
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });

describe('a lost password', () => {
  it('is changed once with the token of a search; sessions end and a mail says so', async () => {
    const account = await accountOf(HARU, {
      accountId: 'haru1',
      passwordHash: await passwords.hash('gyeol!2026'),
    });
    const token = await grantFor(' HARU1\u200b');
    expect((await api.request('GET', '/v1/auth/current-role', { as: account })).status).toBe(200);
    expect((await change(token)).status).toBe(200);

    const after = await api.row(accounts);
    expect(await passwords.verify(after.passwordHash ?? null, NEW)).toBe(true);
    expect((await api.request('GET', '/v1/auth/current-role', { as: account })).status).toBe(401);
    const mails = await api.rows(outbox);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ topic: 'password-changed', payload: { to: 'haru@example.com' } });

    const again = await change(token, 'third!2026');
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'PASSWORD_GRANT_EXPIRED' });
    expect(await api.rows(outbox)).toHaveLength(1);
  });

  it('is changed once by two at the same moment', async () => {
    await accountOf(HARU, { accountId: 'haru1', passwordHash: await passwords.hash('gyeol!2026') });
    const token = await grantFor('haru1');
    const [one, other] = await Promise.all([change(token, 'first!2026'), change(token, 'second!2026')]);
    expect([one?.status, other?.status].sort()).toEqual([200, 401]);
  });

  it.each([
    ['is changed', async () => change(await grantFor('haru1'))],
    [
      'is the same, and its account withdraws',
      async () => api.database.orm.update(accounts).set({ status: 'WITHDRAWN' }),
    ],
  ])('opens nothing when, just after it was found right, it %s', async (_what, meanwhile) => {
    await accountOf(HARU, { accountId: 'haru1', passwordHash: await passwords.hash('gyeol!2026') });
    const verify: Passwords['verify'] = async (...given) => {
      const isRight = await passwords.verify(...given);
      await meanwhile();
      return isRight;
    };
    const auth = createAuthService({
      repository: createAuthRepository(api.database.orm),
      tokens: testTokens,
      passwords: { ...passwords, verify },
      rateLimiter: createRateLimiter(),
      clock: () => new Date(),
    });
    const old = { accountId: 'haru1', accountPwd: 'gyeol!2026' };
    await expect(auth.login(old, 'address')).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
    const after = await api.row(accounts);
    expect(after.lastLoginAt).toBeNull();
  });

  it('has a token that opens nothing else, and nothing else opens it', async () => {
    const account = await accountOf(HARU, { accountId: 'haru1', passwordHash: 'hash' });
    const token = await grantFor('haru1');
    const asSession = await api.request('GET', '/v1/auth/current-role', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asSession.status).toBe(401);
    expect((await change(await testTokens.sign(account))).status).toBe(401);
    const forged = createPasswordGrants({ secret: 'another secret, of 32 characters too' });
    expect((await change(await forged.sign({ accountId: 'haru1', tokenVersion: 0 }))).status).toBe(401);
    const old = createPasswordGrants({
      secret: TEST_IDENTITY_SECRET,
      clock: () => new Date(Date.now() - 11 * 60_000),
    });
    expect((await change(await old.sign({ accountId: 'haru1', tokenVersion: 0 }))).status).toBe(401);
    expect((await change('no.token.atall')).status).toBe(401);
    expect((await change(null)).status).toBe(401);
    const after = await api.row(accounts);
    expect(after).toMatchObject({ passwordHash: 'hash', tokenVersion: 0 });
  });

  it('has to follow the rule (M-43)', async () => {
    await accountOf(HARU, { accountId: 'haru1', passwordHash: 'hash' });
    const token = await grantFor('haru1');
    const refused = await change(token, 'short');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'accountPwd', message: authMessages.passwordRule }],
    });
    expect((await change(token)).status).toBe(200);
  });

  it('is not given for someone else’s account, one by a provider alone, a withdrawn or an unknown one', async () => {
    const verify = async (accountId: string) =>
      (
        await api.fails(404, 'POST', '/v1/auth/identity/result/pwd', {
          body: { ...(await identityAnswer(api, HARU)), accountId },
        })
      ).code;
    await accountOf(MINSEO, { accountId: 'minseo1', passwordHash: 'hash', email: null });
    expect(await verify('minseo1')).toBe('ACCOUNT_NOT_FOUND');
    expect(await verify('nobody1')).toBe('ACCOUNT_NOT_FOUND');
    await accountOf(HARU, { accountId: 'haru1' });
    expect(await verify('haru1')).toBe('ACCOUNT_NOT_FOUND');
    await api.database.orm.update(accounts).set({ passwordHash: 'hash', status: 'WITHDRAWN' });
    expect(await verify('haru1')).toBe('ACCOUNT_NOT_FOUND');
  });

  it('is not changed of an account that withdrew meanwhile', async () => {
    await accountOf(HARU, { accountId: 'haru1', passwordHash: 'hash' });
    const token = await grantFor('haru1');
    await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' });
    expect((await change(token)).status).toBe(401);
  });

  it('without an address is changed without a mail', async () => {
    await accountOf(HARU, { accountId: 'haru1', passwordHash: 'hash', email: null });
    expect((await change(await grantFor('haru1'))).status).toBe(200);
    expect(await api.rows(outbox)).toEqual([]);
  });
});
