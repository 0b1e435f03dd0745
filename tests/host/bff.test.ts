import { createRenderContext, registerPlatform, runRender } from '@/server/bff/host-bridge';
import { z } from 'zod';
import { proxyToPlatform } from '@/server/bff/proxy';
import { endSessionCookies, readSession, startSessionCookies } from '@/server/bff/session';
import { callPlatform, getFromPlatform } from '@/server/bff/transport';
import { registerTestSettings } from '@/tests/support/bff';
import { collectGarbage } from '@/tests/support/collect-garbage';

const SITE = 'http://gyeol.test';
const settings = { maxBodyBytes: 100 };
let seen: { url: string; headers: Headers; body: string; method: string }[] = [];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  seen = [];
  answer = () => Response.json({ code: 'SUCCESS', message: null, data: { a: 1 } });
  registerTestSettings(settings);
  registerPlatform({
    async fetch(request) {
      const body = await request.clone().text();
      seen.push({ url: request.url, headers: request.headers, body, method: request.method });
      return answer(request);
    },
  });
});

const call = (path: string, init: RequestInit = {}) => proxyToPlatform(new Request(SITE + path, init));
const post = (headers: Record<string, string>, body = '{}') =>
  call('/v1/users/me/likes', { method: 'POST', headers, body });
const cookieOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
const session = { user: { id: 'artist01', roleType: 'ARTIST' as const }, accessToken: 'the.access.token' };

test('an answered call is forgotten: the signal that could have ended it keeps nothing of it', async () => {
  const answers: WeakRef<Response>[] = [];
  answer = () => {
    const response = Response.json({});
    answers.push(new WeakRef(response));
    return response;
  };
  for (let count = 0; count < 40; count += 1) {
    const response = await callPlatform('/v1/home', { signal: new AbortController().signal });
    await response.text();
  }
  await collectGarbage();
  // The last ones may still be on the stack.
  expect(answers.filter((each) => each.deref() !== undefined).length).toBeLessThan(answers.length / 4);
});

describe('the proxy', () => {
  test('the session’s bearer goes on; the browser’s own, its cookies and unlisted headers do not', async () => {
    const cookie = cookieOf(await startSessionCookies(session));
    await call('/v2/artists?page=1', {
      headers: {
        cookie,
        authorization: 'Bearer forged',
        'x-admin': '1',
        accept: 'application/json',
        'x-forwarded-for': '9.9.9.9',
      },
    });
    const { headers, url } = seen[0] ?? { headers: new Headers(), url: '' };
    expect(new URL(url).pathname + new URL(url).search).toBe('/v2/artists?page=1');
    expect(headers.get('authorization')).toBe('Bearer the.access.token');
    expect(headers.get('x-forwarded-for')).toBe('9.9.9.9');
    expect([headers.get('cookie'), headers.get('x-admin')]).toEqual([null, null]);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  test('the key of a sending goes on, and a call that was done before says so', async () => {
    answer = () => Response.json({}, { headers: { 'idempotency-replayed': 'true' } });
    const { headers } = await post({ origin: SITE, 'idempotency-key': 'a-key-of-a-form' });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('a-key-of-a-form');
    expect(headers.get('idempotency-replayed')).toBe('true');
  });

  test('the platform hears at which of the site’s origins was asked, and no other name', async () => {
    const other = 'http://gyeol-too.test';
    registerTestSettings({ ...settings, siteOrigins: [SITE, other] });
    const named = async (headers: Record<string, string>) => {
      await call('/v1/home', { headers });
      return seen.at(-1)?.headers.get('x-site-origin') ?? null;
    };
    expect(await named({ host: 'gyeol.test' })).toBe(SITE);
    expect(await named({ host: 'GYEOL-too.test' })).toBe(other);
    expect(await named({ host: 'inner.proxy', origin: other })).toBe(other);
    expect(await named({ host: 'gyeol.test', origin: 'http://evil.test' })).toBe(SITE);
    expect(await named({ host: 'evil.test', 'x-site-origin': other })).toBeNull();
    expect(await named({ 'x-site-origin': other })).toBeNull();
  });

  test('a guest has no bearer, whatever he sends', async () => {
    await call('/v1/home', { headers: { authorization: 'Bearer forged', cookie: 'gyeol_session=forged' } });
    expect(seen[0]?.headers.get('authorization')).toBeNull();
  });

  test('the platform is asked for a plain body: Next’s answer has no encoding but its own', async () => {
    await call('/v1/openapi.json', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(seen[0]?.headers.get('accept-encoding')).toBeNull();
  });

  test('the platform’s cookies and inner headers stay behind', async () => {
    answer = () =>
      new Response('{}', { headers: { 'set-cookie': 'a=b', 'cache-tag': 'home', server: 'x', etag: '"1"' } });
    const { headers } = await call('/v1/home');
    expect([headers.get('set-cookie'), headers.get('cache-tag'), headers.get('server')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"1"', 'private, no-store']);
  });

  test.each<[string, Record<string, string>, number]>([
    ['our own page', { origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
    ['our own page in an older browser', { origin: SITE }, 200],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another site that a browser tells of', { origin: SITE, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { origin: 'http://shop.gyeol.test', 'sec-fetch-site': 'same-site' }, 403],
    ['a sandbox', { origin: 'null' }, 403],
    ['our own page by another scheme', { origin: 'https://gyeol.test' }, 403],
    ['another port of our host', { origin: `${SITE}:8080` }, 403],
    ['a name that was led to us', { origin: 'http://evil.example', host: 'evil.example' }, 403],
    [
      'a name that was led to us, in a browser that calls it the same origin',
      { origin: 'http://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    ['nobody knows', {}, 403],
  ])('a change asked for by %s', async (_who, headers, status) => {
    const answered = await post(headers);
    expect(answered.status).toBe(status);
    expect(seen).toHaveLength(status === 200 ? 1 : 0);
    if (status === 403) expect(await answered.json()).toMatchObject({ code: 'FORBIDDEN', errors: [] });
  });

  test('every origin of the site may ask for a change', async () => {
    registerTestSettings({ ...settings, siteOrigins: ['http://localhost:3000', 'http://[::1]:3000'] });
    expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await post({ origin: 'http://[::1]:3000' })).status).toBe(200);
    expect((await post({ origin: 'http://localhost:3001', host: 'localhost:3001' })).status).toBe(403);
  });

  test.each([
    '/v1/..%2fadmin',
    '/v1/%252e%252e/admin',
    '/v1/a%2Fb',
    '/v1/a%5cb',
    '/v1//admin',
    '/v1/a%00',
    '/v1/%E0%A4%A',
  ])('%s never reaches the platform', async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(seen).toHaveLength(0);
  });

  test('bodies flow through, up to the limit', async () => {
    await post({ origin: SITE, 'content-type': 'application/json' }, '{"a":"가"}');
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"a":"가"}' });
    expect((await post({ origin: SITE, 'content-length': '101' }, 'a'.repeat(101))).status).toBe(413);
  });

  test('a body that hides its length is counted', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(60));
      },
    });
    const init = { method: 'POST', headers: { origin: SITE }, body, duplex: 'half' } as RequestInit;
    expect((await call('/v1/users/me/likes', init)).status).toBe(413);
  });

  test('a platform that is away is 503, one that is silent 504, in envelopes', async () => {
    answer = () => Promise.reject(new Error('ECONNREFUSED'));
    const away = await call('/v1/home');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await away.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: '서버가 일시적으로 사용할 수 없습니다',
    });
    answer = () => new Promise(() => undefined);
    registerTestSettings({ ...settings, upstreamTimeoutMs: 20 });
    const silent = await call('/v1/home');
    expect([silent.status, (await silent.json()) as unknown]).toMatchObject([
      504,
      { code: 'GATEWAY_TIMEOUT' },
    ]);
  });

  test('an error of the platform comes through as it is', async () => {
    answer = () => Response.json({ code: 'NOT_FOUND', message: 'x', errors: [] }, { status: 404 });
    const answered = await call('/v1/home');
    expect([answered.status, (await answered.json()) as unknown]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

describe('the transport', () => {
  test('notes what the render has read', async () => {
    answer = () => Response.json({ data: { a: 1 } }, { headers: { 'cache-tag': 'home, artist:7' } });
    const context = createRenderContext({ visitor: '9.9.9.9', isData: false });
    await runRender(context, () => getFromPlatform('/v1/home', z.object({ a: z.number() })));
    expect([...context.tags]).toEqual(['home', 'artist:7']);
  });

  test('calls on behalf of the visitor whose page is rendered, unless the call names another address', async () => {
    const context = createRenderContext({ visitor: '9.9.9.9', isData: false });
    await runRender(context, () => callPlatform('/v2/artists'));
    await runRender(context, () => callPlatform('/v1/home', { headers: { 'x-forwarded-for': '8.8.8.8' } }));
    await callPlatform('/v1/home');
    expect(seen.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['9.9.9.9', '8.8.8.8', null]);
  });

  test('says of the render when the platform is away or refuses more calls, also if the page hides it', async () => {
    const answered = (status: number) => () => new Response(null, { status });
    for (const fail of [answered(503), answered(429), () => Promise.reject(new Error('x'))]) {
      answer = fail;
      const context = createRenderContext({ visitor: '9.9.9.9', isData: false });
      await runRender(context, () => getFromPlatform('/v1/home', z.unknown()).catch(() => null));
      expect(context.isUnavailable).toBe(true);
    }
  });

  test('throws the platform’s refusal, and an answer that breaks its contract', async () => {
    answer = () => Response.json({ code: 'SORT_INVALID', message: 'x', errors: [] }, { status: 400 });
    await expect(getFromPlatform('/v2/artists', z.unknown())).rejects.toMatchObject({
      status: 400,
      code: 'SORT_INVALID',
    });
    answer = () => Response.json({ data: { a: 'one' } });
    await expect(getFromPlatform('/v1/home', z.object({ a: z.number() }))).rejects.toThrow();
  });

  test('a caller who goes away is not a platform that is away', async () => {
    answer = () => new Promise(() => undefined);
    const gone = new AbortController();
    const context = createRenderContext({ visitor: '9.9.9.9', isData: false });
    const waiting = runRender(context, () => callPlatform('/v1/home', { signal: gone.signal }));
    gone.abort();
    await expect(waiting).rejects.toThrow();
    expect(context.isUnavailable).toBe(false);
  });
});

describe('the session', () => {
  test('survives the way through a browser, and only unchanged', async () => {
    const cookies = await startSessionCookies(session);
    expect(cookies[0]).toMatch(/HttpOnly/);
    expect(cookies[0]).toMatch(/SameSite=Lax/);
    expect(cookies[1]).toMatch(/^gyeol_user=[\w-]+;(?!.*HttpOnly)/);
    const cookie = cookieOf(cookies);
    expect(cookie).not.toContain('access');
    expect(await readSession(`other=1; ${cookie}`)).toEqual(session);
    expect(await readSession(cookie.replace(/(gyeol_session=.{60})./, '$1x'))).toBeNull();
    for (const broken of [
      null,
      '',
      'gyeol_session=',
      'gyeol_session=x',
      `gyeol_session=${'a'.repeat(5000)}`,
    ]) {
      expect(await readSession(broken)).toBeNull();
    }
  });

  test('is for https and this host alone where the site has https', async () => {
    registerTestSettings({ ...settings, siteUrl: 'https://gyeol.example' });
    const cookies = await startSessionCookies(session);
    for (const cookie of [...cookies, ...endSessionCookies()]) {
      expect(cookie).toMatch(/^__Host-gyeol_(session|user)=/);
      expect(cookie).toMatch(/; Path=\/; (HttpOnly; )?Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
    }
    expect(await readSession(cookieOf(cookies))).toEqual(session);
    // Another host of the domain can give a browser this name, but not the one with the prefix.
    expect(await readSession(cookieOf(cookies).replaceAll('__Host-', ''))).toBeNull();
  });
});
