import { findRenderContext } from '@/server/bff/host-bridge';
import { startHost, type TestHost } from './support/start-host';

let host: TestHost;
beforeEach(async () => {
  host = await startHost();
  host.next.body = () => (findRenderContext()?.parts === null ? 'data' : 'printed');
});
afterEach(() => host.close());

test.each([
  ['a stored page', '/artist?_rsc=abc'],
  ['a stored page that is asked for past the cache', '/artist'],
  ['a page that is not stored', '/search?q=a&_rsc=abc'],
])('the data of %s is whole', async (_, path) => {
  expect((await host.get(path, { rsc: '1' })).text).toBe('data');
});

test.each(['/artist', '/search?q=a'])('the parts of the document %s are printed', async (path) => {
  expect((await host.get(path)).text).toBe('printed');
});
