import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPassage, createRemotePlatform } from './remote-platform';

test('a target goes on as it is, so that nobody reads another one out of it', async () => {
  const targets: (string | undefined)[] = [];
  const platform = createServer((request, response) => {
    targets.push(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const pass = createPassage(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`, 60_000);
  const site = createServer((request, response) => {
    request.url = '/media/../v1/home';
    pass(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  for (const server of [site, platform]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(targets).toEqual(['/media/../v1/home']);
});

test('a body that the transport decompressed has neither the encoding nor the length that the platform said', async () => {
  const platform = createServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', etag: '"1"' }).end(gzipSync('decompressed'));
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const answer = await createRemotePlatform(origin).fetch(new Request('http://localhost/v1/home'));
  const text = await answer.text();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
  expect(text).toBe('decompressed');
  expect(['content-length', 'content-encoding', 'etag'].map((name) => answer.headers.get(name))).toEqual([
    null,
    null,
    '"1"',
  ]);
});
