import { sql } from 'drizzle-orm';
import type { SocialProvider } from '@/lib/contracts/identity';
import { accounts, socialLogins } from '@/server/db/schema/account';
import { startTestApi, testTokens, useTestApi } from '@/tests/support/api';
import { assertSocial, bearer, socialCalls } from '@/tests/support/social';

const api = useTestApi();
const { exchange, login, newcomer } = socialCalls(api);
const owner = () => api.make.account({ accountId: 'haru1', snsType: 'kakao' });

describe('the assertion', () => {
  test('of a newcomer gives a token that leads to the signup form, once', async () => {
    const { tmpToken, signed } = await exchange(await assertSocial());
    expect(signed).toBe(false);
    const result = await login(tmpToken);
    expect(result).toEqual({
      signed: false,
      loginResDto: {
        socialLoginUuid: expect.any(String),
        snsType: 'kakao',
        email: 'haru@example.com',
        name: '하루',
      },
    });
    expect((await api.fails(401, 'GET', '/v1/oauth2/login', bearer(tmpToken))).message).toBe('로그인 실패');
    const row = await api.row(socialLogins);
    expect(row).toMatchObject({ tokenHash: null, tokenExpiresAt: null, signupExpiresAt: expect.any(Date) });
  });

  test('nothing of the token is kept but its hash', async () => {
    const { tmpToken } = await exchange(await assertSocial());
    const row = await api.row(socialLogins);
    expect(row.tokenHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(tmpToken);
  });

  test('of a returning member is the same person, under their newest token alone', async () => {
    const first = await exchange(await assertSocial());
    const second = await exchange(await assertSocial({ email: null, name: '새 이름' }));
    await api.fails(401, 'GET', '/v1/oauth2/login', bearer(first.tmpToken));
    expect(await login(second.tmpToken)).toMatchObject({ loginResDto: { email: null, name: '새 이름' } });
    expect(await api.rows(socialLogins)).toHaveLength(1);
  });

  test('of the same id at another provider, or the same address, is another person', async () => {
    const uuids = [
      await newcomer(),
      await newcomer({ provider: 'naver' }),
      await newcomer({ providerAccountId: '43' }),
    ];
    expect(new Set(uuids).size).toBe(3);
  });

  test('counts once', async () => {
    const assertion = await assertSocial();
    await exchange(assertion);
    await api.fails(401, 'POST', '/v1/oauth2/assertion', { body: { assertion } });
  });

  test.each([
    ['forged', () => assertSocial({}, { secret: 'another secret of 32 characters.' })],
    ['an access token', () => testTokens.sign({ accountId: 'haru1', roleType: 'MEMBER', tokenVersion: 0 })],
    ['for another purpose', () => assertSocial({}, { claims: { purpose: 'password' } })],
    ['late', () => assertSocial({}, { at: Date.now() - 61_000 })],
    ['of tomorrow', () => assertSocial({}, { at: Date.now() + 86_400_000 })],
    ['too long-lived', () => assertSocial({}, { seconds: 3600 })],
    ['of an unknown provider', () => assertSocial({ provider: 'myspace' as SocialProvider })],
    ['of nobody', () => assertSocial({ providerAccountId: '' })],
    ['with a NUL in the id', () => assertSocial({ providerAccountId: '4\0' })],
    ['with half a character in the id', () => assertSocial({ providerAccountId: '4\ud800' })],
    ['with a NUL in the name', () => assertSocial({ name: '하\0루' })],
    ['with a NUL in the address', () => assertSocial({ email: 'haru\0@example.com' })],
    ['unsigned', async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['no token at all', async () => 'x'],
  ])('that is %s is refused', async (_name, make) => {
    await api.fails(401, 'POST', '/v1/oauth2/assertion', { body: { assertion: await make() } });
    expect(await api.rows(socialLogins)).toEqual([]);
  });
});

describe('the temp token', () => {
  test.each(['unknown-token', ''])('%j is refused', async (token) => {
    await api.fails(401, 'GET', '/v1/oauth2/login', token === '' ? {} : bearer(token));
  });

  test('is over after its time', async () => {
    const { tmpToken } = await exchange(await assertSocial());
    await api.database.orm.update(socialLogins).set({ tokenExpiresAt: sql`now() - interval '1 second'` });
    await api.fails(401, 'GET', '/v1/oauth2/login', bearer(tmpToken));
  });

  test('is used by one of two who come at once', async () => {
    const { tmpToken } = await exchange(await assertSocial());
    const both = await Promise.all(
      [1, 2].map(() => api.request('GET', '/v1/oauth2/login', bearer(tmpToken))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('of who has an account is a session', async () => {
    const account = await owner();
    await api.make.row(socialLogins, {
      provider: 'kakao',
      providerAccountId: '42',
      accountUuid: account.uuid,
    });
    const { tmpToken, signed } = await exchange(await assertSocial());
    expect(signed).toBe(true);
    const result = await login(tmpToken);
    expect(result).toMatchObject({ signed: true, loginResDto: { id: 'haru1', roleType: 'MEMBER' } });
    if (!result.signed) throw new Error('Not logged in.');
    const asked = await api.request('GET', '/v1/auth/current-role', bearer(result.loginResDto.accessToken));
    expect(asked.status).toBe(200);
  });

  test('a withdrawn account is not entered: neither before nor after the token is given', async () => {
    const account = await owner();
    await api.make.row(socialLogins, {
      provider: 'kakao',
      providerAccountId: '42',
      accountUuid: account.uuid,
    });
    const { tmpToken } = await exchange(await assertSocial());
    await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' });
    await api.fails(401, 'GET', '/v1/oauth2/login', bearer(tmpToken));
    await api.fails(401, 'POST', '/v1/oauth2/assertion', { body: { assertion: await assertSocial() } });
  });

  test('who never signed up is forgotten, and nobody else', async () => {
    const account = await owner();
    const old = new Date(Date.now() - 3 * 86_400_000);
    await api.database.orm.insert(socialLogins).values([
      { provider: 'google', providerAccountId: 'gone', tokenExpiresAt: old },
      { provider: 'google', providerAccountId: 'member', tokenExpiresAt: old, accountUuid: account.uuid },
      { provider: 'google', providerAccountId: 'signing up', signupExpiresAt: new Date() },
    ]);
    await exchange(await assertSocial());
    const left = await api.rows(socialLogins);
    expect(left.map((row) => row.providerAccountId).sort()).toEqual(['42', 'member', 'signing up']);
  });
});

test('calls are limited', async () => {
  await using limited = await startTestApi({ rateLimits: { social: { points: 2, seconds: 60 } } });
  const call = () => limited.request('GET', '/v1/oauth2/login', bearer('unknown-token'));
  expect((await call()).status).toBe(401);
  await call();
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
