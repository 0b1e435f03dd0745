import { createHash } from 'node:crypto';
import { TOKEN_FAILURE_MESSAGES } from '@/lib/contracts/alert';
import { getSettings, registerSettings } from '@/server/bff/host-bridge';
import { logInSocially, SOCIAL_COOKIE, updatePassword } from '@/server/bff/login';
import { changePassword, grantPasswordChange } from '@/server/bff/password-grant';
import { proxyToPlatform } from '@/server/bff/proxy';
import { readSession } from '@/server/bff/session';
import { logInByToken } from '@/server/bff/token-login';
import {
  call,
  cookieOf,
  endsSession,
  failure,
  loginResult,
  OURS,
  post,
  sealed,
  SITE,
  useFakePlatform,
  success,
  TOKEN,
} from './support/fake-platform';

const platform = useFakePlatform();

describe('the token of a password search', () => {
  const put = (cookie: string | null) =>
    changePassword(
      call('/v1/auth/identity/password', {
        method: 'PUT',
        headers: { ...OURS, ...(cookie !== null && { cookie }) },
        body: '{"accountPwd":"gyeol!2026"}',
      }),
    );

  test('stays in a sealed cookie for one call, and is gone after it', async () => {
    platform.answer = () => success({ accessToken: TOKEN });
    const granted = await grantPasswordChange(post('/v1/auth/identity/result/pwd'));
    const text = await granted.text();
    const [cookie = ''] = granted.headers.getSetCookie();
    expect(JSON.parse(text)).toMatchObject({ data: { isGranted: true } });
    expect(text + cookie).not.toContain(TOKEN);
    expect(cookie).toMatch(/Max-Age=600; Path=\/v1\/auth\/identity\/password; HttpOnly; SameSite=Lax/);

    platform.answer = () => success(null);
    const changed = await put(`${cookieOf([cookie])}; ${await sealed('MEMBER')}`);
    expect(platform.seen.at(-1)).toMatchObject({ method: 'PUT', bearer: `Bearer ${TOKEN}` });
    expect(changed.headers.getSetCookie()[0]).toMatch(/^gyeol_grant=; Max-Age=0/);
  });

  test('is under https in a cookie that only https can set', async () => {
    registerSettings({ ...getSettings(), siteUrl: 'https://gyeol.example' });
    platform.answer = () => success({ accessToken: TOKEN });
    const [cookie = ''] = (
      await grantPasswordChange(post('/v1/auth/identity/result/pwd'))
    ).headers.getSetCookie();
    // The other prefix is for cookies of the whole site alone.
    expect(cookie).toMatch(/^__Secure-gyeol_grant=.*Path=\/v1\/auth\/identity\/password; HttpOnly; Secure/);

    platform.answer = () => success(null);
    const changed = await put(cookieOf([cookie]));
    expect(platform.seen.at(-1)).toMatchObject({ method: 'PUT', bearer: `Bearer ${TOKEN}` });
    expect(changed.headers.getSetCookie()[0]).toMatch(/^__Secure-gyeol_grant=; Max-Age=0;.*Secure/);
  });

  test('without it, or with a session in its place, nothing is changed', async () => {
    const session = (await sealed()).replace('gyeol_session', 'gyeol_grant');
    for (const cookie of [null, await sealed(), 'gyeol_grant=forged']) {
      const answered = await put(cookie);
      expect([answered.status, (await answered.json()) as unknown]).toMatchObject([
        401,
        { code: 'PASSWORD_GRANT_EXPIRED' },
      ]);
    }
    expect(platform.seen).toEqual([]);
    // A session's seal in the grant's place is a token that the platform refuses for this.
    platform.answer = () => failure(401, 'PASSWORD_GRANT_EXPIRED');
    expect((await put(session)).status).toBe(401);
  });
});

describe.each(['/v1/users/password/update', '/user/password/update'])('a new password by %s', (path) => {
  const put = (cookie: string | null, headers: Record<string, string> = OURS) =>
    updatePassword(
      call(path, {
        method: 'PUT',
        headers: { ...headers, ...(cookie !== null && { cookie }) },
        body: '{"currentPassword":"gyeol!2026","password":"gyeol!2027"}',
      }),
    );

  test('lets this browser go on with the new session, whose token it doesn’t see', async () => {
    const token = 'the.new.token';
    platform.answer = () => success({ ...loginResult('MEMBER'), accessToken: token });
    const answered = await put(await sealed('MEMBER'));
    const text = await answered.text();
    const cookies = answered.headers.getSetCookie();
    expect(platform.seen).toMatchObject([{ method: 'PUT', path, bearer: `Bearer ${TOKEN}` }]);
    expect(JSON.parse(text)).toMatchObject({ code: 'SUCCESS', data: { id: 'artist01', roleType: 'MEMBER' } });
    expect(text + cookies.join()).not.toContain(token);
    expect(await readSession(cookieOf(cookies))).toMatchObject({ accessToken: token });
  });

  test('refused leaves the session as it is, but for one that had ended', async () => {
    platform.answer = () => failure(400, 'CURRENT_PASSWORD_WRONG');
    const wrong = await put(await sealed());
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([400, []]);
    platform.answer = () => failure(401, 'UNAUTHORIZED');
    const ended = await put(await sealed());
    expect([ended.status, endsSession(ended)]).toEqual([401, true]);
    const guest = await put(null);
    expect([guest.status, guest.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('is not another site’s to choose', async () => {
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await put(await sealed(), evil)).status).toBe(403);
    expect(platform.seen).toEqual([]);
  });
});

describe('social login', () => {
  const digest = createHash('sha256').update('temp-token').digest('base64url');
  const ask = (cookie: string, token = 'temp-token') =>
    logInSocially(call('/v1/oauth2/login', { headers: { cookie, authorization: `Bearer ${token}` } }));

  test('logs in the browser that brought the temp token home', async () => {
    platform.answer = () => success({ signed: true, loginResDto: loginResult('MEMBER') });
    const answered = await ask(`${SOCIAL_COOKIE}=${digest}`);
    const text = await answered.text();
    expect(platform.seen[0]).toMatchObject({ bearer: 'Bearer temp-token', path: '/v1/oauth2/login' });
    expect(text).not.toContain(TOKEN);
    expect(JSON.parse(text)).toMatchObject({ data: { signed: true, loginResDto: { id: 'artist01' } } });
    expect(await readSession(cookieOf(answered.headers.getSetCookie()))).not.toBeNull();
  });

  test('a newcomer gets no session', async () => {
    const newcomer = {
      socialLoginUuid: '8b2f0f0e-3a64-4d0c-8f0e-0f6f3f1f2a11',
      snsType: 'kakao',
      email: null,
      name: null,
    };
    platform.answer = () => success({ signed: false, loginResDto: newcomer });
    const answered = await ask(`${SOCIAL_COOKIE}=${digest}`);
    expect(await answered.json()).toMatchObject({ data: { signed: false, loginResDto: newcomer } });
    expect(await readSession(cookieOf(answered.headers.getSetCookie()))).toBeNull();
  });

  test('another browser’s temp token is worth nothing', async () => {
    for (const [cookie, token] of [
      ['', 'temp-token'],
      [`${SOCIAL_COOKIE}=${digest}`, 'another'],
      [`${SOCIAL_COOKIE}=x`, 'temp-token'],
    ] as const) {
      expect(await (await ask(cookie, token)).json()).toMatchObject({ code: 'SOCIAL_LOGIN_FAILED' });
    }
    expect(platform.seen).toEqual([]);
  });
});

test.each([
  '/v1/auth/login',
  '/v1/auth/%6Cogin',
  '/v1/auth/login/',
  '/v1/auth/token',
  '/v1/auth/identity/result/pwd',
  '/v1/auth/identity/password',
  '/v1/oauth2/login',
  '/v1/users/password/update',
  '/v1/oauth2/%61ssertion',
  '/v1/page-views',
])('the proxy doesn’t hand out what %s answers', async (path) => {
  platform.answer = () => success(loginResult());
  const answered = await proxyToPlatform(post(path));
  expect([answered.status, platform.seen.length]).toEqual([404, 0]);
});

describe('a token in the address', () => {
  const ask = (cookie = '') =>
    logInByToken(call('/?token=x', { headers: { cookie, 'x-forwarded-for': '9.9.9.9' } }), 'a-token');

  test('logs in', async () => {
    platform.answer = () => success(loginResult());
    const { to, cookies } = await ask();
    expect(to).toBe('/');
    expect(platform.seen).toMatchObject([
      { method: 'POST', path: '/v1/auth/token', address: '9.9.9.9', body: '{"token":"a-token"}' },
    ]);
    expect(await readSession(cookieOf(cookies))).toMatchObject({ accessToken: TOKEN });
  });

  test.each([
    ['TOKEN_EXPIRED', 401, 'expired'],
    ['UNAUTHORIZED', 401, 'expired'],
    ['TOKEN_INVALID_FORMAT', 401, 'invalid_format'],
    ['TOKEN_MISSING_CLAIMS', 401, 'missing_claims'],
    ['TOKEN_INVALID_ROLE', 401, 'invalid_role'],
    ['TOO_MANY_REQUESTS', 429, 'processing_error'],
    ['INTERNAL', 500, 'processing_error'],
  ] as const)('%s: goes home and says why', async (code, status, kind) => {
    platform.answer = () => failure(status, code);
    const { to, cookies } = await ask();
    const url = new URL(to, SITE);
    expect(url.pathname).toBe('/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: kind,
      message: TOKEN_FAILURE_MESSAGES[kind],
    });
    expect(cookies).toEqual([]);
  });

  test('is ignored for a member, and used for a guest who was one', async () => {
    platform.answer = () => success({ roleType: 'ARTIST' });
    expect(await ask(await sealed())).toEqual({ to: '/', cookies: [] });
    expect(platform.seen.map(({ path }) => path)).toEqual(['/v1/auth/current-role']);
    platform.answer = ({ url }) =>
      url.endsWith('/token') ? success(loginResult()) : failure(401, 'UNAUTHORIZED');
    expect(await readSession(cookieOf((await ask(await sealed())).cookies))).not.toBeNull();
  });
});
