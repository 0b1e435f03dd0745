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
    /^HTTP\/1\.1 431 /,
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

test('nobody chooses the address that he is counted for', async () => {
  await host.get('/v1/home', {
    'x-forwarded-for': '1.2.3.4',
    'x-real-ip': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
  });
  const headers = host.next.calls[0]?.headers ?? {};
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers).not.toHaveProperty('x-real-ip');
  expect(headers).not.toHaveProperty('forwarded');
});
