import { AI_AGENT_NAMES } from '@/lib/ai/ai-agents';
import { startHost, type TestHost } from './support/start-host';

const BROWSER = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const WELCOME = [
  BROWSER,
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/)',
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
  'Twitterbot/1.0',
];
const GPT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const REFUSED = [
  '/',
  '/artist/a1',
  '/artwork/b',
  '/search?q=x',
  '/v1/home',
  '/media/abc/960.webp',
  '/rss.xml',
];
const OPEN = ['/robots.txt', '/.well-known/tdmrep.json', '/terms', '/privacy', '/healthz'];

let host: TestHost;
let paths: string[] = [];
let isAway = false;
const permissions = () => (isAway ? new Response('{}', { status: 503 }) : Response.json({ data: { paths } }));
const as = (agent: string, path: string, method = 'GET') => host.get(path, { 'user-agent': agent }, method);

beforeEach(async () => {
  paths = [];
  isAway = false;
  host = await startHost({ permissions });
});
afterEach(() => host.close());

test.each(AI_AGENT_NAMES)('%s is refused, and counted', async (agent) => {
  for (const path of REFUSED) expect([path, (await as(agent, path)).status]).toEqual([path, 403]);
  expect(host.refusals.take()).toMatchObject([{ name: agent, value: REFUSED.length }]);
});

test.each(WELCOME)('%s is welcome', async (agent) => {
  for (const path of REFUSED) expect((await as(agent, path)).status).not.toBe(403);
  expect(host.refusals.take()).toEqual([]);
});

test('an agent may read the rules and the terms', async () => {
  for (const path of OPEN) expect([path, (await as(GPT, path)).status]).toEqual([path, 200]);
});

test('a refusal says why, is stored nowhere, and is short for HEAD', async () => {
  const page = await as(GPT, '/artist/a1');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body.toString()).toContain('robots.txt');
  expect(JSON.parse((await as(GPT, '/v1/home')).body.toString())).toMatchObject({ code: 'AI_REFUSED' });
  expect((await as(GPT, '/', 'HEAD')).body).toHaveLength(0);
  expect((await as(BROWSER, '/artist/a1')).status).toBe(200);
});

test('what an artist allows is read, until the artist takes it back', async () => {
  paths = ['/artwork/b', '/media/abc/'];
  host.permissions.invalidate();
  expect((await as(GPT, '/artwork/b')).status).toBe(200);
  expect((await as(GPT, '/media/abc/960.webp')).status).toBe(200);
  expect((await as(GPT, '/media/abcd/960.webp')).status).toBe(403);
  paths = [];
  // No message came: the list is at most a minute old.
  expect((await as(GPT, '/artwork/b')).status).toBe(200);
  host.clock.now += 60_000;
  expect((await as(GPT, '/artwork/b')).status).toBe(403);
  paths = ['/artwork/b'];
  host.permissions.invalidate();
  expect((await as(GPT, '/artwork/b')).status).toBe(200);
});

test('requests that come together are judged by one new list', async () => {
  const together = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(GPT, '/artwork/b')));
    return [...new Set(answers.map(({ status }) => status))];
  };
  for (const status of [200, 403, 200]) {
    paths = status === 200 ? ['/artwork/b'] : [];
    host.permissions.invalidate();
    expect(await together()).toEqual([status]);
  }
});

test('nothing is allowed while the platform is away', async () => {
  paths = ['/artwork/b'];
  isAway = true;
  expect((await as(GPT, '/artwork/b')).status).toBe(403);
  isAway = false;
  host.clock.now += 5000;
  expect((await as(GPT, '/artwork/b')).status).toBe(200);
});

test('pages, stored or not, and images refuse AI by their headers', async () => {
  paths = ['/media/abc/'];
  for (const path of ['/', '/', '/search?q=x', '/media/x/960.webp'])
    expect((await as(BROWSER, path)).headers).toMatchObject({
      'x-robots-tag': 'noai, noimageai',
      'tdm-reservation': '1',
    });
  host.permissions.invalidate();
  await as(GPT, '/artwork/b');
  expect((await as(BROWSER, '/media/abc/960.webp')).headers).not.toHaveProperty('x-robots-tag');
});

test('a page that its artist allows has no refusal in its headers', async () => {
  host.next.isAllowedToAi = true;
  for (const path of ['/artwork/b', '/artwork/b', '/search?q=x']) {
    const { headers } = await as(BROWSER, path);
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(headers).not.toHaveProperty('tdm-reservation');
  }
});

test('by the setting no agent is refused', async () => {
  await host.close();
  host = await startHost({ permissions, refusesAiAgents: false });
  expect((await as(GPT, '/artwork/b')).status).toBe(200);
});
