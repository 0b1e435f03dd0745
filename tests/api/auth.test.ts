import { SignJWT, UnsecuredJWT } from 'jose';
import type { LoginResult } from '@/lib/contracts/identity';
import * as authMessages from '@/lib/messages/auth';
import { accounts, revokedSessions } from '@/server/db/schema/account';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { startTestApi, TEST_TOKEN_SECRET, testTokens, useTestApi } from '@/tests/support/api';

const PASSWORD = 'gyeol!2026';
const SID = '0198f3a0-0000-7000-8000-000000000000';
const api = useTestApi();
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await createPasswords().hash(PASSWORD);
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function login(accountId: string, accountPwd = PASSWORD): Promise<LoginResult> {
  return api.call('POST', '/v1/auth/login', { body: { accountId, accountPwd } });
}

function forged(claims: object, secret = TEST_TOKEN_SECRET, expires: string | null = '1h'): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt();
  if (expires !== null) token.setExpirationTime(expires);
  return token.sign(new TextEncoder().encode(secret));
}

describe('POST /v1/auth/login', () => {
  it('starts a session and answers who it is', async () => {
    const account = await api.make.account({
      accountId: 'member01',
      passwordHash,
      email: 'm@example.com',
      phoneNum: '01012345678',
    });
    const result = await login('member01');
    expect(result).toEqual({
      accessToken: expect.any(String),
      id: 'member01',
      roleType: 'MEMBER',
      email: 'm@example.com',
      phoneNum: '01012345678',
    });
    expect(await api.get('/v1/auth/current-role', bearer(result.accessToken))).toEqual({
      roleType: 'MEMBER',
    });
    const after = await api.row(accounts);
    expect(account.lastLoginAt).toBeNull();
    expect(after.lastLoginAt).not.toBeNull();
    expect(await testTokens.verify(result.accessToken)).toMatchObject({ accountId: 'member01' });
  });

  it('takes the ID in capitals, in full width and with what isn’t seen', async () => {
    await api.make.account({ accountId: 'member01', passwordHash });
    for (const accountId of ['MEMBER01', 'member01\u200b', ' member01\n', 'ｍｅｍｂｅｒ０１'])
      expect((await login(accountId)).id).toBe('member01');
  });

  it('gives one answer, after the same work, for whatever is wrong', async () => {
    await api.make.account({ accountId: 'member01', passwordHash });
    await api.make.account({ accountId: 'gone01', passwordHash, status: 'WITHDRAWN' });
    await api.make.account({ accountId: 'social01', passwordHash: null });
    const answers = [];
    const times = [];
    for (const body of [
      { accountId: 'member01', accountPwd: 'wrong!2026' },
      { accountId: 'nobody01', accountPwd: PASSWORD },
      { accountId: 'gone01', accountPwd: PASSWORD },
      { accountId: 'social01', accountPwd: PASSWORD },
      { accountId: "' or 1=1 --", accountPwd: PASSWORD },
    ]) {
      const started = performance.now();
      answers.push(await api.fails(401, 'POST', '/v1/auth/login', { body }));
      times.push(performance.now() - started);
    }
    const [first] = answers;
    expect(first).toEqual({ code: 'LOGIN_FAILED', message: authMessages.loginFailed, errors: [] });
    for (const answer of answers) expect(answer).toEqual(first);
    // Every login compared a hash, so that the time of an answer tells no account from another.
    expect(Math.min(...times)).toBeGreaterThan(5);
  });

  it('names what is missing', async () => {
    const failure = await api.fails(422, 'POST', '/v1/auth/login', {
      body: { accountId: ' ', accountPwd: '' },
    });
    expect(failure.errors).toEqual([
      { field: 'accountId', message: authMessages.accountIdRequired },
      { field: 'accountPwd', message: authMessages.passwordRequired },
    ]);
    await api.fails(400, 'POST', '/v1/auth/login');
    await api.fails(400, 'POST', '/v1/auth/login', { body: '{' });
    await api.fails(422, 'POST', '/v1/auth/login', { body: { accountId: { $ne: '' }, accountPwd: ['a'] } });
    await api.fails(413, 'POST', '/v1/auth/login', {
      body: { accountId: 'a', accountPwd: 'b'.repeat(70 * 1024) },
    });
  });

  it('limits guesses by address, by account and in all; right passwords do not count', async () => {
    await using strict = await startTestApi({
      rateLimits: {
        login: { points: 4, seconds: 60 },
        loginOfAccount: { points: 2, seconds: 300 },
        loginFromAnywhere: { points: 3, seconds: 300 },
      },
      clientAddress: (context) => context.req.header('x-test-address') ?? 'unknown',
    });
    await strict.make.account({ accountId: 'member01', passwordHash });
    const attempt = async (accountId: string, accountPwd: string, address: string) =>
      strict.request('POST', '/v1/auth/login', {
        body: { accountId, accountPwd },
        headers: { 'x-test-address': address },
      });
    for (let round = 0; round < 4; round += 1) {
      expect((await attempt('member01', PASSWORD, 'a')).status).toBe(200);
    }
    const byAddress = await attempt('member01', PASSWORD, 'a');
    expect(byAddress.status).toBe(429);
    expect(Number(byAddress.headers.get('retry-after'))).toBeGreaterThan(0);

    expect((await attempt('member01', 'wrong', 'b')).status).toBe(401);
    expect((await attempt('member01', 'wrong', 'b')).status).toBe(401);
    // The right password is refused too, so that guessing teaches nothing.
    expect((await attempt('member01', PASSWORD, 'b')).status).toBe(429);
    // Guesses from one address don't lock the owner out at another address. Guesses from many addresses do.
    expect((await attempt('member01', PASSWORD, 'c')).status).toBe(200);
    expect((await attempt('member01', 'wrong', 'd')).status).toBe(401);
    const byAccount = await attempt('member01', PASSWORD, 'e');
    expect(byAccount.status).toBe(429);
    expect(Number(byAccount.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await byAccount.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // Unknown IDs are counted alike.
    for (const status of [401, 401, 429]) {
      expect((await attempt('nobody01', 'wrong', 'f')).status).toBe(status);
    }
  });
});

describe('POST /v1/auth/logout', () => {
  it('refuses the session’s token afterwards, and no other', async () => {
    await api.make.account({ accountId: 'member01', passwordHash });
    const [first, second] = [await login('member01'), await login('member01')];
    const answer = await api.request('POST', '/v1/auth/logout', bearer(first.accessToken));
    expect(await answer.json()).toEqual({ code: 'SUCCESS', message: null, data: null });
    await api.fails(401, 'GET', '/v1/auth/current-role', bearer(first.accessToken));
    await api.fails(401, 'POST', '/v1/auth/logout', bearer(first.accessToken));
    await api.fails(401, 'POST', '/v1/auth/token', { body: { token: first.accessToken } });
    await api.get('/v1/auth/current-role', bearer(second.accessToken));
  });

  it('is for members, and forgets what has expired by itself', async () => {
    await api.fails(401, 'POST', '/v1/auth/logout');
    const as = await api.make.account();
    await api.make.row(revokedSessions, { sid: SID, expiresAt: new Date(Date.now() - 1000) });
    await api.request('POST', '/v1/auth/logout', { as });
    const rows = await api.rows(revokedSessions);
    expect(rows.map(({ sid }) => sid)).not.toContain(SID);
    expect(rows).toHaveLength(1);
  });
});

describe('bearer tokens', () => {
  it('are refused when forged, expired, unsigned, incomplete, or of an account that no longer counts', async () => {
    const account = await api.make.account({ accountId: 'member01' });
    const claims = { sub: 'member01', role: 'MEMBER', ver: 0, sid: SID };
    const good = await forged(claims);
    await api.get('/v1/auth/current-role', bearer(good));
    const unsigned = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode();
    const refused = [
      await forged(claims, 'another secret with 32 characters or more'),
      await forged(claims, TEST_TOKEN_SECRET, '-1s'),
      await forged(claims, TEST_TOKEN_SECRET, null),
      unsigned,
      `${unsigned}AAAA`,
      `${good.slice(0, -3)}AAA`,
      good.split('.').slice(0, 2).join('.'),
      await forged({ ...claims, sub: 'nobody01' }),
      await forged({ ...claims, ver: 1 }),
      await forged({ ...claims, ver: 1e9 }),
      await forged({ ...claims, sid: undefined }),
      await forged({ ...claims, sid: "x' or true --" }),
      await forged({ ...claims, role: 'null' }),
    ];
    for (const token of refused) {
      expect(await api.fails(401, 'GET', '/v1/auth/current-role', bearer(token))).toMatchObject({
        code: 'UNAUTHORIZED',
      });
    }
    await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' });
    await api.fails(401, 'GET', '/v1/auth/current-role', { as: account });
  });

  it('speak for the role that the account has now', async () => {
    const token = await testTokens.sign(
      await api.make.account({ accountId: 'artist01', roleType: 'ARTIST_PENDING' }),
    );
    await api.database.orm.update(accounts).set({ roleType: 'ARTIST' });
    expect(await api.get('/v1/auth/current-role', bearer(token))).toEqual({ roleType: 'ARTIST' });
  });
});

describe('POST /v1/auth/token', () => {
  it('goes on with the token’s own session', async () => {
    const account = await api.make.account({ accountId: 'member01', email: 'm@example.com' });
    const token = await testTokens.sign(account);
    expect(await api.call('POST', '/v1/auth/token', { body: { token } })).toEqual({
      accessToken: token,
      id: 'member01',
      roleType: 'MEMBER',
      email: 'm@example.com',
      phoneNum: null,
    });
    await api.request('POST', '/v1/auth/logout', bearer(token));
    await api.fails(401, 'POST', '/v1/auth/token', { body: { token } });
  });

  it('says in which way a token is wrong', async () => {
    await api.make.account({ accountId: 'member01' });
    const claims = { sub: 'member01', role: 'MEMBER', ver: 0, sid: SID };
    const unsigned = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode();
    const failures: [string, string][] = [
      ['', 'TOKEN_INVALID_FORMAT'],
      ['abc', 'TOKEN_INVALID_FORMAT'],
      ['a.b.c', 'TOKEN_INVALID_FORMAT'],
      [unsigned, 'TOKEN_INVALID_FORMAT'],
      [await forged(claims, 'another secret with 32 characters or more'), 'TOKEN_INVALID_FORMAT'],
      [await forged(claims, TEST_TOKEN_SECRET, '-1s'), 'TOKEN_EXPIRED'],
      [await forged(claims, TEST_TOKEN_SECRET, null), 'TOKEN_MISSING_CLAIMS'],
      [await forged({ ...claims, sub: undefined }), 'TOKEN_MISSING_CLAIMS'],
      [await forged({ ...claims, role: undefined }), 'TOKEN_MISSING_CLAIMS'],
      [await forged({ ...claims, role: '' }), 'TOKEN_INVALID_ROLE'],
      [await forged({ ...claims, role: 'null' }), 'TOKEN_INVALID_ROLE'],
      [await forged({ ...claims, role: 'undefined' }), 'TOKEN_INVALID_ROLE'],
      [await forged({ ...claims, role: 'EMPEROR' }), 'TOKEN_INVALID_ROLE'],
      [await forged({ ...claims, sub: 'nobody01' }), 'UNAUTHORIZED'],
    ];
    for (const [token, code] of failures) {
      expect(await api.fails(401, 'POST', '/v1/auth/token', { body: { token } })).toMatchObject({ code });
    }
    await api.fails(422, 'POST', '/v1/auth/token', { body: { token: 'a'.repeat(5000) } });
    await api.fails(422, 'POST', '/v1/auth/token', { body: {} });
  });
});
