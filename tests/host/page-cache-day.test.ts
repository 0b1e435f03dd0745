import { until } from '@/tests/support/until';
import { startHost, type TestHost } from './support/start-host';

const MIDNIGHT = Date.parse('2026-03-14T15:00:00Z');
const MINUTE = 60_000;
const UUID = '0198f3a0-0000-7000-8000-000000000000';

let host: TestHost;
beforeEach(async () => {
  host = await startHost();
  host.next.tags = ['articles', 'today'];
});
afterEach(() => host.close());

const cacheOf = async (path: string) => (await host.get(path)).headers['x-cache'];

describe('pages that speak of today', () => {
  test('end with the day in Seoul, fresh as they may be', async () => {
    host.clock.now = MIDNIGHT - 10_000;
    expect(await cacheOf('/article/exhibition')).toBe('MISS');
    host.clock.now = MIDNIGHT - 1;
    expect(await cacheOf('/article/exhibition')).toBe('HIT');
    host.clock.now = MIDNIGHT;
    // Nobody gets yesterday's page while today's is rendered.
    const first = await host.get('/article/exhibition');
    expect(first.headers['x-cache']).toBe('MISS');
    expect(first.text).toContain('#2');
  });

  test('are made once more a minute later, when every clock has turned', async () => {
    host.clock.now = MIDNIGHT + 100;
    await host.get('/');
    host.clock.now = MIDNIGHT + MINUTE - 1;
    expect(await cacheOf('/')).toBe('HIT');
    host.clock.now = MIDNIGHT + MINUTE;
    expect(await cacheOf('/')).toBe('MISS');
    host.clock.now += 30_000;
    expect(await cacheOf('/')).toBe('HIT');
  });

  test('don’t outlive a night in which the machine slept', async () => {
    host.clock.now = MIDNIGHT - 3 * 60 * MINUTE;
    await host.get('/article/event');
    host.clock.now = MIDNIGHT + 9 * 60 * MINUTE;
    expect(await cacheOf('/article/event')).toBe('MISS');
  });

  test('aren’t kept where the day ended during their render', async () => {
    host.clock.now = MIDNIGHT - 5;
    let open = () => undefined as void;
    host.next.gate = new Promise((resolve) => (open = resolve));
    const late = host.get('/article/news');
    await until(() => host.next.calls.length === 1);
    host.clock.now = MIDNIGHT + 5;
    open();
    await late;
    expect(await cacheOf('/article/news')).toBe('MISS');
  });

  test('stand in for a render that fails, and no others are touched', async () => {
    host.clock.now = MIDNIGHT - 10_000;
    await host.get('/article/exhibition');
    host.next.tags = ['artists'];
    await host.get('/artist');
    host.clock.now = MIDNIGHT + 1;
    expect(await cacheOf('/artist')).toBe('HIT');
    host.next.status = 500;
    const failed = await host.get('/article/exhibition');
    expect([failed.status, failed.headers['x-cache']]).toEqual([200, 'STALE']);
  });
});

describe('addresses of articles', () => {
  test.each([
    '/article/special?q=%EA%B2%B0&page=2&sort=title&direction=asc',
    '/article/exhibition?filter=ONGOING&page=1',
    '/article/news?filter=PAST&q=a',
    `/article/special/${UUID}`,
    `/article/exhibition/${UUID}`,
    `/article/special/share/${UUID}/${encodeURIComponent('조각보를 읽는 아주 긴 부제목 '.repeat(4).trim())}`,
    `/article/event/${UUID}/calendar.ics`,
    '/rss.xml',
    '/rss/special.xml',
  ])('%s is kept', async (path) => {
    await host.get(path);
    expect(await cacheOf(path)).toBe('HIT');
  });

  test.each([
    `/article/special/share/${UUID}/a/b`,
    `/article/special/share/x/a`,
    `/article/special/share/${UUID}/${'a'.repeat(1100)}`,
    `/article/news/${UUID}/calendar.ics`,
  ])('%s passes by', async (path) => {
    expect(await cacheOf(path)).toBe('BYPASS');
  });

  test('what a page doesn’t read makes no other page', async () => {
    for (const [path, query] of [
      ['/article/special', 'period=PAST'],
      [`/article/news/${UUID}`, 'shared=1'],
    ]) {
      await host.get(`${path}`);
      expect(await cacheOf(`${path}?${query}`)).toBe('HIT');
    }
  });

  test('invented subtitles push out no page that is read', async () => {
    const small = await startHost({ maxBytes: 100_000 });
    await small.get('/article/special');
    await small.get(`/article/special/${UUID}`);
    for (let index = 0; index < 80; index += 1)
      await small.get(`/article/special/share/${UUID}/subtitle${index}`);
    expect((await small.get('/article/special')).headers['x-cache']).toBe('HIT');
    expect((await small.get(`/article/special/${UUID}`)).headers['x-cache']).toBe('HIT');
    await small.close();
  });
});
