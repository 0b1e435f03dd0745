import { createHash } from 'node:crypto';
import { ROLE_TYPES, type RoleType } from '@/lib/contracts/account';
import { TOKEN_FAILURE_MESSAGES } from '@/lib/contracts/alert';
import { guardOf, refusalPath } from '@/server/bff/guards';
import { registerPlatform, registerSettings } from '@/server/bff/host-bridge';
import { logIn, logInSocially, logOut, SOCIAL_COOKIE } from '@/server/bff/login';
import { changePassword, grantPasswordChange } from '@/server/bff/password-grant';
import { answerCurrentRole, answerSession } from '@/server/bff/present-user';
import { proxyToPlatform } from '@/server/bff/proxy';
import { readSession, startSessionCookies } from '@/server/bff/session';
import { logInByToken } from '@/server/bff/token-login';

const SITE = 'http://gyeol.test';
const TOKEN = 'header.claims.signature';
const OURS = { origin: SITE, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
let seen: { method: string; path: string; bearer: string | null; address: string | null; body: string }[];
let answer: (request: Request) => Response | Promise<Response>;

const success = (data: unknown) => Response.json({ code: 'SUCCESS', message: null, data });
const failure = (status: number, code: string) =>
  Response.json({ code, message: '서버의 말', errors: [] }, { status });
const result = (roleType: RoleType = 'ARTIST') => ({
  accessToken: TOKEN,
  id: 'artist01',
  roleType,
  email: 'a@gyeol.test',
  phoneNum: null,
});
const call = (path: string, init: RequestInit = {}) => new Request(SITE + path, init);
const post = (path: string, body: unknown = {}, headers: Record<string, string> = OURS) =>
  call(path, { method: 'POST', headers, body: JSON.stringify(body) });
const cookieOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
const sealed = async (roleType: RoleType = 'ARTIST') =>
  cookieOf(await startSessionCookies({ user: { id: 'artist01', roleType }, accessToken: TOKEN }));
const endsSession = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => /^gyeol_(session|user)=; Max-Age=0/.test(cookie))
    .length === 2;

beforeEach(() => {
  seen = [];
  answer = () => success(null);
  registerSettings({
    sessionSecret: 'a-session-secret-for-tests-0123456789',
    siteUrl: SITE,
    upstreamTimeoutMs: 200,
    uploadTimeoutMs: 200,
    maxBodyBytes: 1000,
    checksContracts: true,
  });
  registerPlatform({
    async fetch(request) {
      const { headers, method } = request;
      seen.push({
        method,
        path: new URL(request.url).pathname,
        bearer: headers.get('authorization'),
        address: headers.get('x-forwarded-for'),
        body: await request.clone().text(),
      });
      return answer(request);
    },
  });
});

describe('login', () => {
  test('the token goes into the seal and nowhere else', async () => {
    answer = () => success(result());
    const headers = { ...OURS, 'x-forwarded-for': '9.9.9.9', cookie: await sealed('MEMBER') };
    const answered = await logIn(post('/v1/auth/login', { accountId: 'artist01', accountPwd: 'x' }, headers));
    expect(seen[0]).toEqual({
      method: 'POST',
      path: '/v1/auth/login',
      bearer: null,
      address: '9.9.9.9',
      body: '{"accountId":"artist01","accountPwd":"x"}',
    });
    const text = await answered.text();
    expect(JSON.parse(text)).toEqual({
      code: 'SUCCESS',
      message: null,
      data: { id: 'artist01', roleType: 'ARTIST', email: 'a@gyeol.test', phoneNum: null },
    });
    const cookies = answered.headers.getSetCookie();
    expect(text + cookies.join()).not.toContain(TOKEN);
    expect(cookies[0]).toMatch(/^gyeol_session=.*Path=\/; SameSite=Lax; HttpOnly$/);
    expect(await readSession(cookieOf(cookies))).toEqual({
      user: { id: 'artist01', roleType: 'ARTIST' },
      accessToken: TOKEN,
    });
    expect(answered.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(answered.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a refusal comes as it is, with its time to wait and without cookies', async () => {
    answer = () => {
      const refused = failure(429, 'TOO_MANY_REQUESTS');
      refused.headers.set('retry-after', '42');
      return refused;
    };
    const answered = await logIn(post('/v1/auth/login'));
    expect([answered.status, answered.headers.get('retry-after')]).toEqual([429, '42']);
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  test('another site can’t log anybody in, out, or change a password', async () => {
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: await sealed() };
    const calls = [
      logIn(post('/v1/auth/login', {}, evil)),
      logOut(post('/v1/auth/logout', {}, evil)),
      grantPasswordChange(post('/v1/auth/identity/result/pwd', {}, evil)),
    ];
    for (const answered of await Promise.all(calls)) {
      expect(answered.status).toBe(403);
      expect(answered.headers.getSetCookie()).toEqual([]);
    }
    expect(seen).toEqual([]);
  });

  test('a platform that is away is 503 in an envelope', async () => {
    answer = () => Promise.reject(new Error('ECONNREFUSED'));
    const answered = await logIn(post('/v1/auth/login'));
    expect(answered.status).toBe(503);
    expect(await answered.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('logout', () => {
  test('ends the session at the platform and in the browser', async () => {
    const answered = await logOut(post('/v1/auth/logout', {}, { ...OURS, cookie: await sealed() }));
    expect(seen).toMatchObject([{ method: 'POST', path: '/v1/auth/logout', bearer: `Bearer ${TOKEN}` }]);
    expect(answered.status).toBe(200);
    expect(endsSession(answered)).toBe(true);
  });

  test('a form is sent home', async () => {
    const headers = { ...OURS, accept: 'text/html', cookie: await sealed() };
    const answered = await logOut(post('/v1/auth/logout', {}, headers));
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/']);
    expect(endsSession(answered)).toBe(true);
  });

  test('lets go of a browser also while the platform is away, and of who wasn’t logged in', async () => {
    answer = () => Promise.reject(new Error('ECONNREFUSED'));
    expect(endsSession(await logOut(post('/v1/auth/logout', {}, { ...OURS, cookie: await sealed() })))).toBe(
      true,
    );
    seen = [];
    expect((await logOut(post('/v1/auth/logout'))).status).toBe(200);
    expect(seen).toEqual([]);
  });
});

describe('a session that the platform doesn’t know any more', () => {
  const known = (request: Request) =>
    request.headers.has('authorization') ? failure(401, 'UNAUTHORIZED') : success({ read: true });

  test('is forgotten, and what was only read is read as a guest', async () => {
    answer = known;
    const answered = await proxyToPlatform(call('/v1/home', { headers: { cookie: await sealed() } }));
    expect(answered.status).toBe(200);
    expect(seen.map(({ bearer }) => bearer)).toEqual([`Bearer ${TOKEN}`, null]);
    expect(endsSession(answered)).toBe(true);
  });

  test('changes nothing', async () => {
    answer = known;
    const answered = await proxyToPlatform(
      post('/v1/users/me/likes', {}, { ...OURS, cookie: await sealed() }),
    );
    expect([answered.status, seen.length]).toEqual([401, 1]);
    expect(await answered.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(endsSession(answered)).toBe(true);
  });

  test('another kind of 401 leaves it alone', async () => {
    answer = () => failure(401, 'LOGIN_FAILED');
    const answered = await proxyToPlatform(
      post('/v1/users/me/password', {}, { ...OURS, cookie: await sealed() }),
    );
    expect(answered.status).toBe(401);
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  test('is nobody’s', async () => {
    answer = known;
    const answered = await answerSession(call('/session', { headers: { cookie: await sealed() } }));
    expect(await answered.json()).toEqual({ user: null });
    expect(endsSession(answered)).toBe(true);
    expect((await answerCurrentRole(call('/', { headers: { cookie: await sealed() } }))).status).toBe(401);
  });
});

describe('the present role', () => {
  test('is what the seal remembers from then on', async () => {
    answer = () => success({ roleType: 'ARTIST' });
    const request = call('/v1/auth/current-role', {
      headers: { cookie: await sealed('ARTIST_BEFORE_PROFILE') },
    });
    const answered = await answerCurrentRole(request);
    expect(await answered.json()).toMatchObject({ data: { roleType: 'ARTIST' } });
    expect(await readSession(cookieOf(answered.headers.getSetCookie()))).toEqual({
      user: { id: 'artist01', roleType: 'ARTIST' },
      accessToken: TOKEN,
    });
  });

  test('unchanged, costs no cookie; unknown, it is the seal’s', async () => {
    answer = () => success({ roleType: 'ARTIST' });
    const ask = async () => answerSession(call('/session', { headers: { cookie: await sealed() } }));
    expect((await ask()).headers.getSetCookie()).toEqual([]);
    answer = () => Promise.reject(new Error('ECONNREFUSED'));
    const away = await ask();
    expect(await away.json()).toEqual({ user: { id: 'artist01', roleType: 'ARTIST' } });
    expect(away.headers.getSetCookie()).toEqual([]);
  });

  test('a guest causes no call; a marker without a seal is swept away', async () => {
    expect((await answerSession(call('/session'))).headers.getSetCookie()).toEqual([]);
    const marked = await answerSession(call('/session', { headers: { cookie: 'gyeol_user=1' } }));
    expect(endsSession(marked)).toBe(true);
    expect(seen).toEqual([]);
  });
});

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
    answer = () => success({ accessToken: TOKEN });
    const granted = await grantPasswordChange(post('/v1/auth/identity/result/pwd'));
    const text = await granted.text();
    const [cookie = ''] = granted.headers.getSetCookie();
    expect(JSON.parse(text)).toMatchObject({ data: { isGranted: true } });
    expect(text + cookie).not.toContain(TOKEN);
    expect(cookie).toMatch(/Max-Age=600; Path=\/v1\/auth\/identity\/password; SameSite=Lax; HttpOnly/);

    answer = () => success(null);
    const changed = await put(`${cookieOf([cookie])}; ${await sealed('MEMBER')}`);
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', bearer: `Bearer ${TOKEN}` });
    expect(changed.headers.getSetCookie()[0]).toMatch(/^gyeol_grant=; Max-Age=0/);
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
    expect(seen).toEqual([]);
    // A session's seal in the grant's place is a token that the platform refuses for this.
    answer = () => failure(401, 'PASSWORD_GRANT_EXPIRED');
    expect((await put(session)).status).toBe(401);
  });
});

describe('social login', () => {
  const digest = createHash('sha256').update('temp-token').digest('base64url');
  const ask = (cookie: string, token = 'temp-token') =>
    logInSocially(call('/v1/oauth2/login', { headers: { cookie, authorization: `Bearer ${token}` } }));

  test('logs in the browser that brought the temp token home', async () => {
    answer = () => success({ signed: true, loginResDto: result('MEMBER') });
    const answered = await ask(`${SOCIAL_COOKIE}=${digest}`);
    const text = await answered.text();
    expect(seen[0]).toMatchObject({ bearer: 'Bearer temp-token', path: '/v1/oauth2/login' });
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
    answer = () => success({ signed: false, loginResDto: newcomer });
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
    expect(seen).toEqual([]);
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
  '/v1/oauth2/%61ssertion',
])('the proxy doesn’t hand out what %s answers', async (path) => {
  answer = () => success(result());
  const answered = await proxyToPlatform(post(path));
  expect([answered.status, seen.length]).toEqual([404, 0]);
});

describe('a token in the address', () => {
  const ask = (cookie = '') =>
    logInByToken(call('/?token=x', { headers: { cookie, 'x-forwarded-for': '9.9.9.9' } }), 'a-token');

  test('logs in', async () => {
    answer = () => success(result());
    const { to, cookies } = await ask();
    expect(to).toBe('/');
    expect(seen).toMatchObject([
      { method: 'POST', path: '/v1/auth/token', address: '9.9.9.9', body: '{"token":"a-token"}' },
    ]);
    expect(await readSession(cookieOf(cookies))).toMatchObject({ accessToken: TOKEN });
  });

  test.each([
    ['TOKEN_EXPIRED', 401, 'expired'],
    ['TOKEN_INVALID_FORMAT', 401, 'invalid_format'],
    ['TOKEN_MISSING_CLAIMS', 401, 'missing_claims'],
    ['TOKEN_INVALID_ROLE', 401, 'invalid_role'],
    ['TOO_MANY_REQUESTS', 429, 'processing_error'],
    ['INTERNAL', 500, 'processing_error'],
  ] as const)('%s: goes home and says why', async (code, status, kind) => {
    answer = () => failure(status, code);
    const { to, cookies } = await ask();
    const url = new URL(to, SITE);
    expect(url.pathname).toBe('/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: kind,
      message: TOKEN_FAILURE_MESSAGES[kind],
    });
    expect(cookies).toEqual([]);
  });

  test('is ignored by whoever is logged in, and taken by whoever only was', async () => {
    answer = () => success({ roleType: 'ARTIST' });
    expect(await ask(await sealed())).toEqual({ to: '/', cookies: [] });
    expect(seen.map(({ path }) => path)).toEqual(['/v1/auth/current-role']);
    answer = ({ url }) => (url.endsWith('/token') ? success(result()) : failure(401, 'UNAUTHORIZED'));
    expect(await readSession(cookieOf((await ask(await sealed())).cookies))).not.toBeNull();
  });
});

describe('guards', () => {
  const HOME = { artist: '/?alert=artist-only', pending: '/?alert=artist-pending' };
  const PROFILE = '/my/artist/profile?alert=profile-first';
  const ORGANIZATION = '/?alert=organization-only';
  const LOGIN = '/?alert=login-required';
  const where = (path: string, role: RoleType | null) => {
    const refusal = guardOf(path, role === null ? null : { roleType: role });
    return refusal === null ? 'in' : refusalPath(refusal);
  };

  // Rows: guest, then the roles in the order of ROLE_TYPES.
  test.each<[string, string[]]>([
    ['/my/info', [LOGIN, 'in', 'in', 'in', 'in', 'in', 'in', 'in']],
    ['/my/favorite/artist', [LOGIN, 'in', 'in', 'in', 'in', 'in', 'in', 'in']],
    [
      '/my/artist/profile',
      [LOGIN, HOME.artist, HOME.pending, HOME.pending, 'in', 'in', HOME.artist, HOME.artist],
    ],
    [
      '/my/artist/artwork',
      [LOGIN, HOME.artist, HOME.pending, HOME.pending, PROFILE, 'in', HOME.artist, HOME.artist],
    ],
    [
      '/my/artist/portfolio',
      [LOGIN, HOME.artist, HOME.pending, HOME.pending, PROFILE, 'in', HOME.artist, HOME.artist],
    ],
    [
      '/organization/contest',
      [ORGANIZATION, ...ROLE_TYPES.map((role) => (role === 'BUSINESS' ? 'in' : ORGANIZATION))],
    ],
    ['/organizations', ROLE_TYPES.map(() => 'in').concat('in')],
    ['/artist', ROLE_TYPES.map(() => 'in').concat('in')],
  ])('%s', (path, expected) => {
    expect([null, ...ROLE_TYPES].map((role) => where(path, role))).toEqual(expected);
  });
});
