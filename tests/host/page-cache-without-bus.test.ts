import { startHost, type TestHost } from './support/start-host';

/** Redis is away: no invalidation of another node arrives. */
let host: TestHost;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.close());

const stateAfter = async (seconds: number) => {
  host.clock.now += seconds * 1000;
  return (await host.get('/artist')).headers['x-cache'];
};

test('while no invalidations of other nodes arrive, pages are fresh for five seconds', async () => {
  host.news.receivesInvalidations = false;
  expect(await stateAfter(0)).toBe('MISS');
  expect(await stateAfter(4)).toBe('HIT');
  expect(await stateAfter(2)).toBe('STALE');
});

test('a page that is rendered after they arrive again is fresh for the full time', async () => {
  host.news.receivesInvalidations = false;
  await stateAfter(0);
  host.news.receivesInvalidations = true;
  host.cache.invalidate(['*']);
  expect(await stateAfter(0)).toBe('MISS');
  expect(await stateAfter(59)).toBe('HIT');
});
