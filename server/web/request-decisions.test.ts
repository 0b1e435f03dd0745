import * as authMessages from '@/lib/messages/auth';
import * as sitePaths from '@/lib/paths/site';
import { decide, type Asked, type HostRules } from './request-decisions';

const RULES: HostRules = {
  isKnownHost: (host) => host === 'gyeol.test',
  addressSearchHost: 'address.test',
  maxBodyBytes: 1000,
  isDevelopment: false,
  hasPageFonts: true,
  hasDemoVerifier: true,
  hasDemoSocial: true,
  hasMetrics: true,
};

const PLAIN: Asked = {
  method: 'GET',
  target: '/',
  host: 'gyeol.test',
  hasTwoHosts: false,
  cookies: undefined,
  headerLines: 1,
  bodyBytes: 0,
};
const COOKIES = { cookies: 'a=1; '.repeat(60), host: 'evil.test' };

const UUID = '0198f3a0-0000-7000-8000-000000000000';
const SHARED = `/article/special/share/${UUID}`;

const NO_TOKEN = sitePaths.homeWithError('invalid_format', authMessages.tokenInvalidFormat);

/** The decision in words: who answers, where it leads to, or with what it is refused and in which form. */
function outcome(asked: Partial<Asked>, rules: Partial<HostRules> = {}): string {
  const decision = decide({ ...PLAIN, ...asked }, { ...RULES, ...rules });
  if (decision.kind === 'pass') return decision.owner;
  if (decision.kind === 'redirect') return `to ${decision.to}`;
  return `${decision.status} ${decision.isCall ? 'envelope' : 'document'}`;
}

/** In the order in which the host asks. Each row is right but for what it is about, and for what is asked later. */
test.each<[string, Partial<Asked>, string]>([
  ['too long', { target: `/${'a'.repeat(9000)}`, host: 'evil.test' }, '414 document'],
  ['too long for a call', { target: `/v1/home?q=${'a'.repeat(9000)}` }, '414 envelope'],
  ['too many cookies', COOKIES, '431 document'],
  ['a call with too many cookies', { ...COOKIES, target: '/v1/home' }, '431 envelope'],
  ['too many header lines', { headerLines: 101 }, '431 document'],
  ['too many parameters', { target: `/artist?${'a&'.repeat(200)}` }, '414 document'],
  ['two hundred parameters', { target: `/artist?${'a&'.repeat(199)}`, headerLines: 100 }, 'page'],
  ['cookies that are too long', { cookies: 'a'.repeat(8193) }, '431 document'],
  ['sixty cookies of 8 KB', { cookies: `${'a=1; '.repeat(59)}${'a'.repeat(7897)}` }, 'page'],
  ['another server’s address', { target: 'http://evil.test/', host: 'evil.test' }, '400 document'],
  ['the server as a whole', { method: 'OPTIONS', target: '*' }, '400 document'],
  ['a fragment', { target: '/artist#x' }, '400 document'],
  ['two Host headers', { hasTwoHosts: true, host: 'evil.test' }, '400 document'],
  ['two Host headers of a call', { hasTwoHosts: true, target: '/v1/home' }, '400 envelope'],
  ['an unknown host', { host: 'evil.test', method: 'TRACE' }, '421 document'],
  ['an unknown host’s call', { host: 'evil.test', target: '/v1/home' }, '421 envelope'],
  ['no host', { host: undefined }, '421 document'],
  ['TRACE', { method: 'TRACE', target: '/../' }, '405 document'],
  ['an unknown method of a call', { method: 'PROPFIND', target: '/v1/home' }, '405 envelope'],
  ['a dot segment', { target: '/media/../v1/auth/login', method: 'POST', bodyBytes: 2000 }, '400 document'],
  ['an escaped dot segment', { target: '/files/%2e%2e/v1/auth/login', method: 'POST' }, '400 document'],
  ['a dot segment of a call', { target: '/v1/%2E%2E/home' }, '400 envelope'],
  ['an escape that isn’t whole', { target: '/artist/%E0%A4' }, '400 document'],
  ['a search with one', { target: '/search?q=100%' }, 'page'],
  ['a shared special cut off in a letter', { target: `${SHARED}/%EB%A5%9` }, `to /article/special/${UUID}`],
  ['a shared special without a subtitle', { target: SHARED }, `to /article/special/${UUID}`],
  ['one cut off behind the slash', { target: `${SHARED}/?a=1` }, `to /article/special/${UUID}?a=1`],
  ['a whole one', { target: `${SHARED}/%EB%A5%98` }, 'page'],
  ['more than its subtitle', { target: `${SHARED}/%2e%2e/%EB%A5%9` }, '400 document'],
  ['one that is posted to', { target: `${SHARED}/%EB%A5%9`, method: 'POST' }, '400 document'],
  ['a body that is too large', { target: '/', method: 'GET', bodyBytes: 1001 }, '413 document'],
  ['a body for a folder of files', { target: '/filesX', method: 'PUT', bodyBytes: 1001 }, '413 document'],
  [
    'a body that is posted to a file',
    { target: '/files/a', method: 'POST', bodyBytes: 1001 },
    '413 document',
  ],
  [
    'a large file, which its signature bounds',
    { target: '/files/a', method: 'PUT', bodyBytes: 1001 },
    'platform',
  ],
  ['a call’s body', { target: '/v1/users', method: 'POST', bodyBytes: 1001 }, '413 envelope'],
  ['a call', { target: '/v2/artists?page=1', method: 'POST' }, 'call'],
  ['the older name of the password’s call', { target: '/user/password/update', method: 'PUT' }, 'call'],
  ['what only begins like it', { target: '/user/password/updates' }, 'page'],
  ['who is logged in', { target: '/session' }, 'call'],
  ['the address search', { target: '/auth/address-search?a=1' }, 'address search'],
  ['a page at the search’s name', { target: '/my/info', host: 'ADDRESS.test' }, 'address search'],
  ['a call at the search’s name', { target: '/v1/users/me', host: 'address.test' }, 'address search'],
  ['a dot segment there', { target: '/media/../v1/home', host: 'address.test' }, '400 document'],
  ['a file of Next', { target: '/_next/static/a.js' }, 'static'],
  ['a typeface of the portfolio', { target: '/portfolio-fonts/a/serif.ttf' }, 'static'],
  ['a table of characters for PDFs', { target: '/pdf-data/5/cmaps/KSC-H.bcmap' }, 'static'],
  ['a file of Next that is posted to', { target: '/_next/static/a.js', method: 'POST' }, '405 document'],
  ['the icon that browsers guess', { target: '/favicon.ico' }, 'to /icon-192.png'],
  ['a picture', { target: '/media/a/1.webp' }, 'platform'],
  ['a signed file', { target: '/files/a?signature=b', method: 'PUT' }, 'platform'],
  ['health', { target: '/readyz' }, 'platform'],
  ['what only begins like a picture', { target: '/mediaX' }, 'page'],
  ['demo’s verifier', { target: '/demo/identity/a', method: 'POST' }, 'platform'],
  ['demo’s social login', { target: '/demo/oauth/a', method: 'POST' }, 'demo social'],
  ['a page', { target: '/artist?x=1', method: 'HEAD' }, 'page'],
  ['a page that is posted to', { target: '/artist', method: 'POST' }, '405 document'],
  ['the landing of a verification', { target: '/auth/verifyResult', method: 'POST' }, 'page'],
  ['another spelling', { target: '/artist/%61rtist01/?q=%61' }, 'to /artist/artist01?q=%61'],
  ['an empty token', { target: '/artist?q=a&token=' }, `to ${NO_TOKEN}`],
  ['a token', { target: '/artist?token=a' }, 'page'],
  ['two slashes', { target: '//evil.test/a' }, 'to /evil.test/a'],
  ['an escaped call', { target: '/%761/home' }, 'to /v1/home'],
  ['an escaped call that is posted to', { target: '/%761/auth/login', method: 'POST' }, '405 document'],
])('%s', (_, asked, expected) => {
  expect(outcome(asked)).toBe(expected);
});

test('without demo mode its services are pages that nobody has', () => {
  for (const target of ['/demo/identity/a', '/demo/oauth/a'])
    expect(outcome({ target }, { hasDemoVerifier: false, hasDemoSocial: false })).toBe('page');
});

test('development takes what its tools send', () => {
  const rules = { isDevelopment: true };
  expect(outcome({ target: '/__nextjs_original-stack-frames', method: 'POST' }, rules)).toBe('page');
  expect(outcome({ target: '/artist/' }, rules)).toBe('page');
});

test('a refused method is told which there are', () => {
  const asked = { ...PLAIN, target: '/artist', method: 'DELETE' };
  expect(decide(asked, RULES)).toMatchObject({ status: 405, allow: 'GET, HEAD' });
});
