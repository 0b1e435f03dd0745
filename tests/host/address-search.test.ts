import { startHost, type TestHost } from './support/start-host';

const PATH = '/auth/address-search';

describe('the document of the address search', () => {
  let host: TestHost;
  afterEach(() => host.close());
  const directive = (policy: unknown, name: string) =>
    String(policy)
      .split('; ')
      .find((part) => part.startsWith(`${name} `));

  test('has its own origin where it is asked for there, and only our pages frame it', async () => {
    host = await startHost();
    const { status, headers, text } = await host.get(PATH, { host: 'address.test' });
    const policy = headers['content-security-policy'];
    expect(status).toBe(200);
    expect(text).toContain('https://t1.kakaocdn.net/');
    expect(directive(policy, 'sandbox')).toBe(
      'sandbox allow-scripts allow-forms allow-popups allow-same-origin',
    );
    expect(directive(policy, 'frame-ancestors')).toBe(
      'frame-ancestors http://gyeol.test http://gyeol-too.test',
    );
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(host.next.calls).toEqual([]);
  });

  test('may be framed by a page at a number, which its policy can’t name', async () => {
    host = await startHost();
    const policyFor = async (referer: string) =>
      (await host.get(PATH, { host: 'address.test', referer })).headers['content-security-policy'];
    expect(directive(await policyFor('http://[::1]:3000/my/info'), 'frame-ancestors')).toBeUndefined();
    for (const referer of ['http://[::2]:3000/', 'http://elsewhere.test/', 'http://[::1]:3000.test/', ''])
      expect(directive(await policyFor(referer), 'frame-ancestors')).toContain('http://gyeol.test');
  });

  test('has no origin where it is asked for at the site', async () => {
    host = await startHost();
    for (const path of [PATH, `${PATH}?x=1`]) {
      const { headers } = await host.get(path, { host: 'gyeol.test' });
      const policy = headers['content-security-policy'];
      expect(directive(policy, 'sandbox')).toBe('sandbox allow-scripts allow-forms allow-popups');
      expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    }
    expect(host.next.calls).toEqual([]);
  });

  test('is all that its origin has: no page, no call, no file', async () => {
    host = await startHost();
    const others = [
      '/',
      '/my/info',
      '/v1/users/me',
      '/session',
      '/media/x',
      '/healthz',
      '/_next/static/a.js',
    ];
    for (const path of [...others, '//address.test/', `${PATH}/`, '/auth/address%2Dsearch']) {
      const { status, text } = await host.get(path, { host: 'ADDRESS.test' });
      expect([path, status, text]).toEqual([path, 404, '주소 검색만 있는 곳입니다.']);
    }
    expect((await host.get('/v1/auth/login', { host: 'address.test' }, 'POST')).status).toBe(404);
    const posted = await host.get(PATH, { host: 'address.test' }, 'POST');
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(host.next.calls).toEqual([]);
    expect((await host.get('/my/info', { host: 'gyeol.test' })).status).toBe(200);
  });

  test('is framed by the site itself where it has no origin of its own', async () => {
    host = await startHost({ addressSearchOrigin: null });
    for (const path of ['/', '/my/info'])
      expect(directive((await host.get(path)).headers['content-security-policy'], 'frame-src')).toMatch(
        /^frame-src 'self' https:/,
      );
  });
});
