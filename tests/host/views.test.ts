import { jwtVerify } from 'jose';
import { viewReportSchema, type ViewCount } from '@/lib/contracts/page-views';
import type { AiAgentName } from '@/lib/ai/ai-agents';
import { DayCounts } from '@/server/web/day-counts';
import { ViewCounts } from '@/server/web/view-counts';
import { startViewReports } from '@/server/web/view-reports';
import { until } from '@/tests/support/until';
import { startHost, type TestHost } from './support/start-host';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15' };
const DAY = '2026-03-10';
let host: TestHost;
beforeEach(async () => {
  host = await startHost();
  host.clock.now = Date.parse('2026-03-09T15:30:00Z');
});
afterEach(() => host.close());

const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  host.get(path, { ...BROWSER, ...headers }, method);
/** What was counted, after the answers under way have ended. */
async function counted(): Promise<Record<string, number>> {
  // One more view, which is counted after those before it.
  await visit('/terms');
  const all: ViewCount[] = [];
  await until(() => {
    all.push(...host.views.take());
    return all.some(({ page }) => page === 'INFO');
  });
  return Object.fromEntries(
    all.filter(({ page }) => page !== 'INFO').map(({ page, views }) => [page, views]),
  );
}

test('each page that a browser shows counts, from the cache and past it', async () => {
  for (const path of ['/', '/', '/', '/artist', '/artist/a1', '/artist/a2?page=2', '/search?q=x'])
    await visit(path);
  await visit('/article/special/0198f3a0-0000-7000-8000-000000000000');
  await visit('/article/special/share/0198f3a0-0000-7000-8000-000000000000/title');
  await visit('/my/support/notice');
  expect(await counted()).toEqual({
    ...{ HOME: 3, ARTIST_LIST: 1, ARTIST: 2, SEARCH: 1, SPECIAL: 2, SUPPORT: 1 },
  });
});

test('an answer that a browser has already counts, and so does data for a page that is shown', async () => {
  const { headers } = await visit('/');
  expect((await visit('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  await visit('/?_rsc=abc', { rsc: '1' });
  expect(await counted()).toEqual({ HOME: 3 });
});

test.each<[string, Record<string, string>, string]>([
  [
    'a robot',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    'GET',
  ],
  ['a reader of links', { 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' }, 'GET'],
  ['an AI agent without the word', { 'user-agent': 'ChatGPT-User/1.0; +https://openai.com/x' }, 'GET'],
  ['a program', { 'user-agent': 'curl/8.5.0' }, 'GET'],
  ['nobody', { 'user-agent': '' }, 'GET'],
  ['HEAD', {}, 'HEAD'],
  ['a prefetch of the browser', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['a prefetch of the router', { rsc: '1', 'next-router-prefetch': '1' }, 'GET'],
])('%s doesn’t count', async (_, headers, method) => {
  await visit(headers.rsc === undefined ? '/' : '/?_rsc=a', headers, method);
  expect(await counted()).toEqual({});
});

test('neither pages that aren’t there, nor failures, nor the pages of members and operators count', async () => {
  host.next.ownStatus = 404;
  expect((await visit('/artist/nobody')).status).toBe(404);
  host.next.ownStatus = null;
  host.next.status = 500;
  await visit('/artist/broken');
  host.next.status = 200;
  for (const path of ['/my/info', '/admin', '/v1/home', '/media/a', '/rss.xml']) await visit(path);
  expect(await counted()).toEqual({});
});

test('a view belongs to its day in Seoul', async () => {
  host.clock.now = Date.parse('2026-03-09T14:59:59Z');
  await visit('/');
  await until(() => {
    const counts = host.views.take();
    host.views.putBack(counts);
    return counts.length > 0;
  });
  host.clock.now += 1000;
  await visit('/');
  const days: string[] = [];
  await until(() => {
    days.push(...host.views.take().map(({ day }) => day));
    return days.includes(DAY);
  });
  expect(days).toEqual(['2026-03-09', DAY]);
});

describe('reports', () => {
  const secret = 'a secret that hosts and the API share';
  const views = (page: ViewCount['page'], count: number): ViewCount => ({ day: DAY, page, views: count });

  /** A platform that answers as it is told, and the counts that it has got. */
  function createPlatform(statuses: (number | 'hangs')[]) {
    const got: ViewCount[][] = [];
    const fetch = async (request: Request) => {
      const status = statuses.shift() ?? 200;
      if (status === 'hangs') return new Promise<Response>(() => undefined);
      const { report } = (await request.json()) as { report: string };
      const { payload } = await jwtVerify(report, new TextEncoder().encode(secret));
      if (status === 200) got.push(viewReportSchema.parse(payload).counts);
      return new Response('{}', { status });
    };
    return { got, fetch };
  }

  function start(statuses: (number | 'hangs')[]) {
    const platform = createPlatform(statuses);
    const counts = new ViewCounts();
    const refusals = new DayCounts<AiAgentName>();
    const failures: unknown[] = [];
    const reports = startViewReports({
      ...{ counts, refusals, platform, secret, everyMs: 60_000, timeoutMs: 50 },
      onError: (error) => failures.push(error),
    });
    return { counts, reports, failures, got: platform.got };
  }

  test('what was counted is told once, and nothing is told of nothing', async () => {
    const { counts, reports, got } = start([]);
    counts.putBack([views('HOME', 3), views('ARTIST', 1)]);
    await reports.send();
    await reports.send();
    await reports.stop();
    expect(got).toEqual([[views('HOME', 3), views('ARTIST', 1)]]);
  });

  test.each<[string, number | 'hangs']>([
    ['refuses', 503],
    ['hangs', 'hangs'],
  ])('what a platform that %s didn’t take is told with the next report', async (_, status) => {
    const { counts, reports, failures, got } = start([status]);
    counts.putBack([views('HOME', 3)]);
    await reports.send();
    expect(failures).toHaveLength(1);
    counts.putBack([views('HOME', 2)]);
    await reports.stop();
    expect(got).toEqual([[views('HOME', 5)]]);
  });
});
