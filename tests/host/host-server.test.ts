import { findRenderContext } from '@/server/bff/host-bridge';
import { connect } from 'node:net';
import { startHost, get, type TestHost } from './support/start-host';

let host: TestHost;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.close());

const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(host.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test('an address that is too long is refused before anything looks at it', async () => {
  const answer = await host.get(`/?q=${'a'.repeat(9000)}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
  expect(host.next.calls).toHaveLength(0);
});

test('what isn’t HTTP is answered 400, headers without end 431', async () => {
  expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 .*쿠키를 지우고/s,
  );
  expect(await raw('GET http://evil.example/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 /,
  );
});

test('a body that says it is too large is refused, a call in the words of calls', async () => {
  const page = await get(host.port, '/my/info', { 'content-length': '2000' }, 'POST', 'a'.repeat(2000));
  const call = await get(
    host.port,
    '/v1/users/me/likes',
    { 'content-length': '2000' },
    'POST',
    'a'.repeat(2000),
  );
  expect([page.status, call.status]).toEqual([413, 413]);
  expect(JSON.parse(call.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', errors: [] });
  expect(host.next.calls).toHaveLength(0);
});

test('files and health are the platform’s, everything else is Next’s', async () => {
  for (const path of ['/media/a/1.webp', '/files/a?signature=b', '/readyz']) {
    expect((await host.get(path)).text).toBe('platform');
  }
  for (const path of ['/mediaX', '/v1/home', '/session', '/auth/logout']) await host.get(path);
  expect(host.next.calls.map(({ url }) => url)).toEqual(['/mediaX', '/v1/home', '/session', '/auth/logout']);
});

test('nobody chooses the address that he is counted for, whichever form of the headers is read', async () => {
  const spoofed = {
    'X-Forwarded-For': '1.2.3.4',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
  };
  await host.get('/v1/home', spoofed);
  const headers = host.next.calls[0]?.headers ?? {};
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded']) expect(headers).not.toHaveProperty(name);

  const files = await startHost({
    platform: (request, response) => void response.end(JSON.stringify(request.rawHeaders)),
  });
  const raw: string[] = JSON.parse((await files.get('/media/a/1.webp', spoofed)).text);
  await files.close();
  expect(raw).not.toContain('1.2.3.4');
  expect(raw.filter((_, index) => /forwarded/i.test(raw[index - 1] ?? ''))).toEqual(['127.0.0.1']);
});

test('of what a trusted proxy says the last address counts', async () => {
  const behind = await startHost({
    trustsProxy: true,
    platform: (request, response) => void response.end(JSON.stringify(request.rawHeaders)),
  });
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9', 'x-forwarded-proto': 'https' };
  await behind.get('/v1/home', forwarded);
  const raw: string[] = JSON.parse((await behind.get('/files/a', forwarded)).text);
  await behind.close();
  expect(behind.next.calls[0]?.headers).toMatchObject({
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-proto': 'https',
  });
  expect(raw).toEqual(expect.arrayContaining(['9.9.9.9', 'https']));
  expect(raw.join()).not.toContain('6.6.6.6');
});

test.each(['/artist?q=a', '/search?q=a'])(
  '%s is rendered on behalf of the visitor who asks',
  async (page) => {
    const behind = await startHost({ trustsProxy: true });
    behind.next.body = () => `visitor ${findRenderContext()?.visitor}`;
    const { text } = await behind.get(page, { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' });
    await behind.close();
    expect(text).toBe('visitor 9.9.9.9');
    host.next.body = () => `visitor ${findRenderContext()?.visitor}`;
    expect((await host.get(page, { 'x-forwarded-for': '9.9.9.9' })).text).toBe('visitor 127.0.0.1');
  },
);

test('dot segments reach nobody, however they are spelled', async () => {
  for (const target of [
    '/media/../v1/auth/login',
    '/files/%2e%2e/v1/auth/login',
    '/media/%252e%252e/v1/auth/login',
    '/media/..%2fv1/auth/login',
    '/media/..;/v1/auth/login',
    '/media\\..\\v1/auth/login',
  ])
    expect([target, (await host.get(target, {}, 'POST')).status]).toEqual([target, 400]);
  expect(host.next.calls).toHaveLength(0);
});

test('a host that isn’t the site’s is told so, a call in an envelope', async () => {
  const own = await startHost({ hosts: ['gyeol.test'] });
  const page = await own.get('/', { host: 'rebound.test' });
  const call = await own.get('/v1/home', { host: 'rebound.test' });
  const ours = await own.get('/', { host: 'gyeol.test' });
  await own.close();
  expect([page.status, call.status, ours.status]).toEqual([421, 421, 200]);
  expect(JSON.parse(call.text)).toMatchObject({ code: 'BAD_REQUEST', errors: [] });
});

test.each(['a', 'evil.example'])('a second Host header, %s, is refused', async (second) => {
  const answer = await raw(`GET /v1/home HTTP/1.1\r\nHost: a\r\nhost: ${second}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*BAD_REQUEST/s);
  expect(host.next.calls).toHaveLength(0);
});

test('a method that there isn’t is refused with those that there are; a tunnel is refused', async () => {
  const trace = await raw('TRACE / HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(trace).toMatch(/^HTTP\/1\.1 405 /);
  expect(trace).toMatch(/\r\nAllow: GET, HEAD, POST/);
  expect(await raw('CONNECT evil.test:443 HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
  expect((await host.get('/artist', {}, 'DELETE')).status).toBe(405);
});

test('who would rather speak another protocol is answered in this one', async () => {
  const answer = await raw(
    'GET /artist HTTP/1.1\r\nhost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n' +
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a call’s method that its route hasn’t is refused in an envelope, though Next says nothing', async () => {
  Object.assign(host.next, { status: 405, headers: undefined, body: () => '' });
  const answer = await host.get('/v1/auth/login');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', errors: [] });
  Object.assign(host.next, { headers: { 'content-type': 'text/plain' }, body: () => 'said' });
  expect((await host.get('/v1/auth/login')).text).toBe('said');
});

test('a page that says that it is none is a 404, stored or not, but no redirect or failure becomes one', async () => {
  host.next.ownStatus = 404;
  const statuses = [];
  for (const path of ['/artist/nobody', `/artist/nobody?artwork=${'a'.repeat(1100)}`, '/my/favorite/artist'])
    statuses.push((await host.get(path)).status);
  host.next.status = 307;
  statuses.push((await host.get('/my/info')).status);
  expect(statuses).toEqual([404, 404, 404, 307]);
});
