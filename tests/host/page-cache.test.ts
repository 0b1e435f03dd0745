import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '@/tests/support/until';
import { startHost, type TestHost } from './support/start-host';

let host: TestHost;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.close());

const serialOf = (text: string) => /#(\d+)/.exec(text)?.[1];

describe('hits and misses', () => {
  test('a page is rendered once and then comes from the cache', async () => {
    const first = await host.get('/');
    const second = await host.get('/');
    expect([first.status, first.headers['x-cache'], second.headers['x-cache']]).toEqual([200, 'MISS', 'HIT']);
    expect(second.body).toEqual(first.body);
    expect(host.next.calls).toHaveLength(1);
    expect(second.headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=10',
    );
  });

  test('fifty visitors at once cost one render', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => host.get('/artist')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(host.next.calls).toHaveLength(1);
  });

  test('neither the order of known keys, nor one given twice, nor keys that no page reads make another page', async () => {
    await host.get('/artist?sort=nameKo&page=2&q=%EA%B2%B0');
    for (const query of [
      'q=%EA%B2%B0&utm_source=a&page=2&sort=nameKo&fbclid=1',
      'q=%EA%B2%B0&page=2&page=3&sort=nameKo',
      `page=2&q=%ea%b2%b0&sort=nameKo&shared=${'a'.repeat(2000)}`,
    ])
      expect((await host.get(`/artist?${query}`)).headers['x-cache']).toBe('HIT');
    expect(host.next.calls.map(({ url }) => url)).toEqual(['/artist?page=2&q=%EA%B2%B0&sort=nameKo']);
  });

  test.each(['/?token=abc', '/artist?token=abc', '/my/info', '/artist/a/b', `/artist?q=${'a'.repeat(2000)}`])(
    '%s passes the cache by',
    async (path) => {
      await host.get(path);
      const second = await host.get(path);
      expect(second.headers['x-cache']).toBe('BYPASS');
      expect(host.next.calls).toHaveLength(2);
    },
  );

  test('a cookie, also one of Next’s draft mode, changes nothing and reaches no render', async () => {
    await host.get('/', { cookie: 'gyeol_session=secret; gyeol_user=1', authorization: 'Bearer x' });
    expect((await host.get('/', { cookie: 'a=b' })).headers['x-cache']).toBe('HIT');
    expect((await host.get('/', { cookie: '__prerender_bypass=1' })).headers['x-cache']).toBe('HIT');
    expect(host.next.calls[0]?.headers).not.toHaveProperty('cookie');
    expect(host.next.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test('the visitor decides neither host nor protocol of the render', async () => {
    await host.get('/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(host.next.calls[0]?.headers).toMatchObject({ host: 'gyeol.test', 'x-forwarded-proto': 'http' });
    expect(host.next.calls[0]?.headers).not.toHaveProperty('x-forwarded-host');
  });

  test('what is posted reaches Next and leaves the cache alone', async () => {
    await host.get('/auth/verifyResult', {}, 'POST');
    await host.get('/auth/verifyResult', {}, 'POST');
    expect(host.next.calls).toHaveLength(2);
    expect(host.cache.statistics().pages).toBe(0);
  });
});

describe('forms of a page', () => {
  test('gzip at once, brotli once it is wanted again, and the same page in each', async () => {
    const plain = await host.get('/', { 'accept-encoding': 'identity' });
    const gzip = await host.get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    let brotli = gzip;
    await until(async () => {
      brotli = await host.get('/', { 'accept-encoding': 'gzip, deflate, br' });
      return brotli.headers['content-encoding'] === 'br';
    });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(
      (await host.get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('HEAD has the head of GET and no body', async () => {
    const whole = await host.get('/');
    const head = await host.get('/', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.body).toHaveLength(0);
  });

  test('304 by ETag, in lists and after a proxy weakened it', async () => {
    const { headers } = await host.get('/');
    for (const tag of [`${headers.etag}`, `"other", ${headers.etag}`, `W/${headers.etag}`, '*']) {
      const answer = await host.get('/', { 'if-none-match': tag });
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, headers.etag]);
    }
    expect((await host.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a page and its data are kept apart, also by where the reader comes from', async () => {
    const [one, two] = ['one', 'two'].map((name) => encodeURIComponent(JSON.stringify([name, {}])));
    await host.get('/artist');
    const data = await host.get('/artist?_rsc=a', { rsc: '1', 'next-router-state-tree': `${one}` });
    expect(data.headers['x-cache']).toBe('MISS');
    expect(
      (await host.get('/artist?_rsc=a', { rsc: '1', 'next-router-state-tree': `${two}` })).headers['x-cache'],
    ).toBe('MISS');
    expect(
      (await host.get('/artist?_rsc=a', { rsc: '1', 'next-router-state-tree': `${one}` })).headers['x-cache'],
    ).toBe('HIT');
    expect(host.next.calls[1]).toMatchObject({
      url: '/artist?_rsc=a',
      headers: { rsc: '1', 'next-router-state-tree': `${one}` },
    });
    // Without the header it asks for the document.
    expect((await host.get('/artist?_rsc=a')).headers['x-cache']).toBe('HIT');
    expect((await host.get('/artist?alert=x', { rsc: '1' })).headers['x-cache']).toBe('BYPASS');
  });
});

describe('what is never stored', () => {
  test.each([500, 503])('%i', async (status) => {
    host.next.status = status;
    expect((await host.get('/')).status).toBeGreaterThanOrEqual(500);
    host.next.status = 200;
    expect((await host.get('/')).headers['x-cache']).toBe('MISS');
  });

  test('redirects', async () => {
    Object.assign(host.next, { status: 307, headers: { location: '/?_rsc=x' } });
    const answer = await host.get('/');
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      307,
      '/?_rsc=x',
      'no-store',
    ]);
    await host.get('/');
    expect(host.next.calls).toHaveLength(2);
  });

  test('a cookie that a page sets goes to nobody', async () => {
    host.next.headers = { ...host.next.headers, 'set-cookie': 'a=b' };
    expect((await host.get('/')).headers).not.toHaveProperty('set-cookie');
  });

  test('a render with the platform away: 503 in Korean, and well again without a restart', async () => {
    Object.assign(host.next, { isUnavailable: true, status: 200 });
    const away = await host.get('/');
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.text).toContain('서버가 일시적으로 사용할 수 없습니다');
    host.next.isUnavailable = false;
    expect((await host.get('/')).status).toBe(200);
  });

  test('a render that takes too long', async () => {
    const slow = await startHost({ renderTimeoutMs: 30 });
    slow.next.gate = new Promise(() => undefined);
    expect((await slow.get('/')).status).toBe(500);
    await slow.close();
  });
});

describe('renewal', () => {
  test('news of a tag renews the pages that have it, at once, and no others', async () => {
    host.next.tags = ['home'];
    await host.get('/');
    host.next.tags = ['artists'];
    await host.get('/artist');
    host.cache.invalidate(['home']);
    expect((await host.get('/')).headers['x-cache']).toBe('MISS');
    expect((await host.get('/artist')).headers['x-cache']).toBe('HIT');
    host.cache.invalidate(['*']);
    expect((await host.get('/artist')).headers['x-cache']).toBe('MISS');
  });

  test('news during a render: those who waited get it, nobody after them does', async () => {
    host.next.tags = ['home'];
    let open = () => undefined as void;
    host.next.gate = new Promise((resolve) => (open = resolve));
    const before = host.get('/');
    await until(() => host.next.calls.length === 1);
    host.cache.invalidate(['home']);
    const after = host.get('/');
    await until(() => host.next.calls.length === 2);
    open();
    const [one, two, three] = [await before, await after, await host.get('/')];
    expect(serialOf(one.text)).toBe('1');
    expect(serialOf(two.text)).toBe('2');
    expect([serialOf(three.text), three.headers['x-cache']]).toEqual(['2', 'HIT']);
  });

  test('an outdated render that ends last does not replace the newer page', async () => {
    host.next.tags = ['home'];
    let open = () => undefined as void;
    host.next.gate = new Promise((resolve) => (open = resolve));
    const before = host.get('/');
    await until(() => host.next.calls.length === 1);
    host.next.gate = null;
    host.cache.invalidate(['home']);
    expect(serialOf((await host.get('/')).text)).toBe('2');
    open();
    await before;
    expect(serialOf((await host.get('/')).text)).toBe('2');
  });

  test('an aged page is served while it is renewed, a very old one is not', async () => {
    await host.get('/');
    host.clock.now += 61_000;
    const stale = await host.get('/');
    expect([stale.headers['x-cache'], serialOf(stale.text)]).toEqual(['STALE', '1']);
    await until(() => host.cache.statistics().renders === 0 && host.next.calls.length === 2);
    expect(serialOf((await host.get('/')).text)).toBe('2');
    host.clock.now += 61_000 * 4;
    expect((await host.get('/')).headers['x-cache']).toBe('MISS');
  });

  test('the older page stands in while renders fail, and they are not tried for every visitor', async () => {
    host.next.tags = ['home'];
    await host.get('/');
    host.cache.invalidate(['home']);
    host.next.isUnavailable = true;
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const answer = await host.get('/');
      expect([answer.status, answer.headers['x-cache'], serialOf(answer.text)]).toEqual([200, 'STALE', '1']);
    }
    expect(host.next.calls).toHaveLength(2);
    host.next.isUnavailable = false;
    host.clock.now += 1001;
    expect(serialOf((await host.get('/')).text)).toBe('3');
  });
});
