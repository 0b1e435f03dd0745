import { alertOf } from '@/lib/contracts/alert';
import * as authMessages from '@/lib/messages/auth';
import { logIn, logOut } from '@/server/bff/login';
import { grantPasswordChange } from '@/server/bff/password-grant';
import { answerCurrentRole, answerSession } from '@/server/bff/current-user';
import { proxyToPlatform } from '@/server/bff/proxy';
import { readSession } from '@/server/bff/session';
import { registerTestSettings } from '@/tests/support/bff';
import {
  call,
  cookieOf,
  endsSession,
  failure,
  loginResult,
  OURS,
  post,
  saysData,
  sealed,
  SITE,
  useFakePlatform,
  type FakePlatform,
  success,
  TOKEN,
} from './support/fake-platform';

const platform = useFakePlatform();

describe('login', () => {
  test('the token goes into the seal and nowhere else', async () => {
    platform.answer = () => success(loginResult());
    const headers = { ...OURS, 'x-forwarded-for': '9.9.9.9', cookie: await sealed('MEMBER') };
    const answered = await logIn(post('/v1/auth/login', { accountId: 'artist01', accountPwd: 'x' }, headers));
    expect(platform.seen[0]).toEqual({
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
    expect(cookies[0]).toMatch(/^gyeol_session=.*Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await readSession(cookieOf(cookies))).toEqual({
      user: { id: 'artist01', roleType: 'ARTIST' },
      accessToken: TOKEN,
    });
    expect(answered.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(answered.headers.get('cache-control')).toBe('private, no-store');
    expect(saysData(answered)).toBe(true);
  });

  test('a refusal comes as it is, with its time to wait and without cookies', async () => {
    platform.answer = () => {
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
    expect(platform.seen).toEqual([]);
  });

  test('a platform that is away is 503 in an envelope', async () => {
    platform.answer = () => Promise.reject(new Error('ECONNREFUSED'));
    const answered = await logIn(post('/v1/auth/login'));
    expect(answered.status).toBe(503);
    expect(await answered.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('logout', () => {
  test('ends the session at the platform and in the browser', async () => {
    const answered = await logOut(post('/v1/auth/logout', {}, { ...OURS, cookie: await sealed() }));
    expect(platform.seen).toMatchObject([
      { method: 'POST', path: '/v1/auth/logout', bearer: `Bearer ${TOKEN}` },
    ]);
    expect(answered.status).toBe(200);
    expect(endsSession(answered)).toBe(true);
  });

  test('a form is sent home', async () => {
    const headers = { ...OURS, accept: 'text/html', cookie: await sealed() };
    const answered = await logOut(post('/v1/auth/logout', {}, headers));
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/']);
    expect(endsSession(answered)).toBe(true);
  });

  test.each<[string, FakePlatform['answer']]>([
    ['is away', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['can’t', () => failure(503, 'UNAVAILABLE')],
    ['is silent', () => new Promise(() => undefined)],
  ])('lets go of a browser also while the platform %s, and says so', async (_what, answer) => {
    platform.answer = answer;
    registerTestSettings({ upstreamTimeoutMs: 20 });
    const cookie = await sealed();
    const called = await logOut(post('/v1/auth/logout', {}, { ...OURS, cookie }));
    expect([called.status, endsSession(called)]).toEqual([503, true]);
    expect(await called.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(called.headers.get('cache-control')).toContain('no-store');
    const sent = await logOut(post('/v1/auth/logout', {}, { ...OURS, accept: 'text/html', cookie }));
    expect([sent.status, endsSession(sent)]).toEqual([303, true]);
    const { searchParams } = new URL(sent.headers.get('location') ?? '', SITE);
    expect(alertOf(searchParams)).toBe(authMessages.logoutUnfinished);
  });

  test('of a session that had ended, or of nobody, is done', async () => {
    platform.answer = () => failure(401, 'UNAUTHORIZED');
    const ended = await logOut(post('/v1/auth/logout', {}, { ...OURS, cookie: await sealed() }));
    expect([ended.status, endsSession(ended)]).toEqual([200, true]);
    platform.seen = [];
    expect((await logOut(post('/v1/auth/logout'))).status).toBe(200);
    expect(platform.seen).toEqual([]);
  });
});

describe('a session that the platform doesn’t know any more', () => {
  const known = (request: Request) =>
    request.headers.has('authorization') ? failure(401, 'UNAUTHORIZED') : success({ read: true });

  test('is forgotten, and what was only read is read as a guest', async () => {
    platform.answer = known;
    const answered = await proxyToPlatform(call('/v1/home', { headers: { cookie: await sealed() } }));
    expect(answered.status).toBe(200);
    expect(platform.seen.map(({ bearer }) => bearer)).toEqual([`Bearer ${TOKEN}`, null]);
    expect(endsSession(answered)).toBe(true);
  });

  test('changes nothing', async () => {
    platform.answer = known;
    const answered = await proxyToPlatform(
      post('/v1/users/me/likes', {}, { ...OURS, cookie: await sealed() }),
    );
    expect([answered.status, platform.seen.length]).toEqual([401, 1]);
    expect(await answered.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(endsSession(answered)).toBe(true);
  });

  test('is ended by an answer that nobody keeps, whatever the platform says of it', async () => {
    const kept = { 'cache-control': 'public, max-age=60', etag: '"1"' };
    platform.answer = (request) => {
      const answer = known(request);
      for (const [name, value] of Object.entries(kept)) answer.headers.set(name, value);
      return answer;
    };
    const guests = await proxyToPlatform(call('/v1/home'));
    expect(guests.headers.get('cache-control')).toBe(kept['cache-control']);
    const cookie = await sealed();
    for (const request of [
      call('/v1/home', { headers: { cookie } }),
      call('/v1/home', { method: 'HEAD', headers: { cookie } }),
      post('/v1/users/me/likes', {}, { ...OURS, cookie }),
    ]) {
      const answered = await proxyToPlatform(request);
      expect(endsSession(answered)).toBe(true);
      expect(answered.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('another kind of 401 leaves it alone', async () => {
    platform.answer = () => failure(401, 'LOGIN_FAILED');
    const answered = await proxyToPlatform(
      post('/v1/users/me/password', {}, { ...OURS, cookie: await sealed() }),
    );
    expect(answered.status).toBe(401);
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  test('is nobody’s', async () => {
    platform.answer = known;
    const answered = await answerSession(call('/session', { headers: { cookie: await sealed() } }));
    expect(await answered.json()).toEqual({ user: null });
    expect(endsSession(answered)).toBe(true);
    expect((await answerCurrentRole(call('/', { headers: { cookie: await sealed() } }))).status).toBe(401);
  });
});

describe('the present role', () => {
  test('is what the seal remembers from then on', async () => {
    platform.answer = () => success({ roleType: 'ARTIST' });
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
    platform.answer = () => success({ roleType: 'ARTIST' });
    const ask = async () => answerSession(call('/session', { headers: { cookie: await sealed() } }));
    expect((await ask()).headers.getSetCookie()).toEqual([]);
    platform.answer = () => Promise.reject(new Error('ECONNREFUSED'));
    const away = await ask();
    expect(await away.json()).toEqual({ user: { id: 'artist01', roleType: 'ARTIST' } });
    expect(away.headers.getSetCookie()).toEqual([]);
  });

  test('a guest causes no call; a marker without a seal is swept away', async () => {
    expect((await answerSession(call('/session'))).headers.getSetCookie()).toEqual([]);
    expect(saysData(await answerSession(call('/session')))).toBe(true);
    const marked = await answerSession(call('/session', { headers: { cookie: 'gyeol_user=1' } }));
    expect(endsSession(marked)).toBe(true);
    expect(platform.seen).toEqual([]);
  });
});
