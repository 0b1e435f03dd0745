import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPassage } from '@/server/web/remote-platform';
import { startHost, type TestHost } from './support/start-host';

/** Files of a platform at another address. */
let platform: Server;
let host: TestHost;
let seen: { url: string | undefined; headers: IncomingHttpHeaders }[];

beforeEach(async () => {
  seen = [];
  platform = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    response.writeHead(200, { 'set-cookie': 'a=b' }).end('file');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  host = await startHost({ platform: createPassage(`http://127.0.0.1:${port}`, 60_000) });
});
afterEach(async () => {
  await host.close();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
});

test('a file is asked for as it was asked, and nothing of who asks', async () => {
  const answer = await host.get('/files/a%20b..c/1?signature=x', {
    cookie: 'a=b',
    authorization: 'Bearer x',
  });
  expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([200, 'file', undefined]);
  expect(seen[0]?.url).toBe('/files/a%20b..c/1?signature=x');
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

test('what leads out of the files never leaves the site', async () => {
  for (const target of ['/media/../v1/auth/login', '/files/%2e%2e/v1/auth/login', '/media/..%2fv1/home'])
    expect((await host.get(target, {}, 'POST')).status).toBe(400);
  expect(seen).toHaveLength(0);
});
