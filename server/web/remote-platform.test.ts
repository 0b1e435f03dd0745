import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPassage } from './remote-platform';

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
