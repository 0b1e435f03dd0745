import { startHost, type TestHost } from './support/start-host';

/** Redis is away: nobody tells this node what others changed. */
let host: TestHost;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.close());

const stateAfter = async (seconds: number) => {
  host.clock.now += seconds * 1000;
  return (await host.get('/artist')).headers['x-cache'];
};

test('while nobody tells of changes elsewhere, pages are fresh for five seconds', async () => {
  host.news.isTold = false;
  expect(await stateAfter(0)).toBe('MISS');
  expect(await stateAfter(4)).toBe('HIT');
  expect(await stateAfter(2)).toBe('STALE');
});

test('what is rendered once they are told of again lives as long as ever', async () => {
  host.news.isTold = false;
  await stateAfter(0);
  host.news.isTold = true;
  host.cache.invalidate(['*']);
  expect(await stateAfter(0)).toBe('MISS');
  expect(await stateAfter(59)).toBe('HIT');
});
