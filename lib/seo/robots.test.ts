import { AI_AGENT_NAMES } from '@/lib/ai/ai-agents';
import { robotsText, tdmRules } from './robots';

/** What a robots.txt says to an agent: the rule with the longest matching path (RFC 9309, section 2.2.2). */
function mayRead(text: string, agent: string, path: string): boolean {
  const groups = text.split('\n\n').map((group) => group.split('\n').map((line) => line.split(/: (.*)/)));
  const named = groups.find((lines) =>
    lines.some(([key, value]) => key === 'User-Agent' && value?.toLowerCase() === agent.toLowerCase()),
  );
  const rules = (named ?? groups[0] ?? []).filter(([key]) => key === 'Allow' || key === 'Disallow');
  const isMatch = (pattern: string) =>
    pattern.endsWith('$') ? path === pattern.slice(0, -1) : path.startsWith(pattern);
  const [longest] = rules
    .filter(([, pattern = '']) => isMatch(pattern))
    .toSorted(([, one = ''], [, other = '']) => other.length - one.length);
  return longest?.[0] !== 'Disallow';
}

const allowed = ['/artist/ryu', '/artwork/a1', '/media/abc/'];
const text = robotsText(allowed);

test.each(AI_AGENT_NAMES)('%s may read what artists allow, and the terms', (agent) => {
  for (const path of [
    '/',
    '/artist',
    '/artist/ryu2',
    '/artwork/a12',
    '/artwork',
    '/media/abcd/960.webp',
    '/search',
  ])
    expect([path, mayRead(text, agent, path)]).toEqual([path, false]);
  for (const path of [
    '/artist/ryu',
    '/artwork/a1',
    '/media/abc/960.webp',
    '/terms',
    '/.well-known/tdmrep.json',
  ])
    expect([path, mayRead(text, agent, path)]).toEqual([path, true]);
});

test.each(['Googlebot', 'Yeti', 'Bingbot', 'Daum', 'facebookexternalhit', 'Twitterbot'])(
  '%s is welcome',
  (agent) => {
    for (const path of ['/', '/artist/kim', '/artwork/b', '/media/x/960.webp', '/my/support/faq'])
      expect([path, mayRead(text, agent, path)]).toEqual([path, true]);
    for (const path of ['/my/info', '/v1/home', '/admin/members'])
      expect([path, mayRead(text, agent, path)]).toEqual([path, false]);
  },
);

test('the signals say yes to search, and no to AI', () => {
  expect(text).toContain('Content-Signal: search=yes, ai-input=no, ai-train=no');
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('the rules of tdmrep.json reserve everything but what artists allow', () => {
  expect(tdmRules(allowed)).toEqual([
    { location: '/artist/ryu$', 'tdm-reservation': 0 },
    { location: '/artwork/a1$', 'tdm-reservation': 0 },
    { location: '/media/abc/', 'tdm-reservation': 0 },
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': expect.stringMatching(/\/terms$/) },
  ]);
});
