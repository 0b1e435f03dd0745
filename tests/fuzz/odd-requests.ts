/**
 * Requests whose size is allowed and whose form is odd. Each is compared with a plain one: the address itself, with a short
 * query, or with a short segment more.
 */
export interface OddRequest {
  name: string;
  /** The part that is odd. */
  part: 'header' | 'query' | 'path';
  /** The value of a query's or a path's odd end. */
  end: string;
  headers: readonly (readonly [string, string])[];
}

/** Node reads heads of 24 KB; the host reads cookies of 8 KB, targets of 8 KB and 100 lines. */
const HEADER_BYTES = 20_000;
const COOKIE_BYTES = 8000;
const TARGET_BYTES = 7500;

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const listed = (count: number, piece: (index: number) => string, separator: string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join(separator);

/** @param name the header, and what is odd about it behind a space */
const withHeader = (name: string, value: string, more: OddRequest['headers'] = []): OddRequest => ({
  name,
  part: 'header',
  end: '',
  headers: [[name.replace(/ .*/, ''), value], ...more],
});
const withEnd =
  (part: 'query' | 'path') =>
  (name: string, end: string): OddRequest => ({ name: `${part}: ${name}`, part, end, headers: [] });
const withQuery = withEnd('query');
const withPath = withEnd('path');

/** The state of Next's client, so deep or so wide as fits into a head. */
const DEEP = `${'["",{"a":'.repeat(330)}["",{}]${'}]'.repeat(330)}`;
const WIDE = `["",{${listed(300, (index) => `"a${index}":["",{}]`, ',')}}]`;
const FLIGHT = [['RSC', '1']] as const;
const LISTS = ['Accept', 'Accept-Language', 'Accept-Encoding', 'Cache-Control', 'Via', 'TE'];

export const ODD_REQUESTS: readonly OddRequest[] = [
  withHeader(
    'Cookie of others',
    listed(60, (index) => `c${index}=${'a'.repeat(100)}`, '; '),
  ),
  withHeader('Cookie of 4,500 names', filled('a=; ', 18_000)),
  withHeader(
    'Cookie of one name',
    listed(60, () => `gyeol_session=${'a'.repeat(100)}`, '; '),
  ),
  withHeader('Cookie without pairs', filled('a', COOKIE_BYTES)),
  withHeader('Cookie of escapes', `gyeol_session=${filled('%EA%B2%B0', COOKIE_BYTES - 100)}`),
  withHeader('Cookie that is forged', `gyeol_user=1; gyeol_session=Fe26.2*1*${filled('0a', 3900)}~2`),
  withHeader('Cookie of draft mode', '__prerender_bypass=1; __next_preview_data=1'),
  ...LISTS.map((name) => withHeader(name, filled('ko-KR;q=0.5, ', HEADER_BYTES))),
  withHeader('Accept-Encoding of spaces', filled(' ;\t', HEADER_BYTES)),
  withHeader('Connection', filled('a, ', HEADER_BYTES)),
  withHeader('If-None-Match', filled('W/"a", ', HEADER_BYTES)),
  withHeader('If-None-Match of quotes', filled('"', HEADER_BYTES)),
  withHeader('If-Modified-Since', filled('Fri, 1 ', HEADER_BYTES)),
  withHeader('Range', `bytes=${filled('0-0,', HEADER_BYTES)}`),
  withHeader('Range of digits', `bytes=${filled('9', HEADER_BYTES)}-`),
  withHeader('X-Forwarded-For', filled('192.0.2.1, ', HEADER_BYTES)),
  withHeader('X-Forwarded-For of colons', filled('::', HEADER_BYTES)),
  withHeader('X-Forwarded-Host', filled('a.', HEADER_BYTES)),
  withHeader('Forwarded', filled('for=192.0.2.1;by=_a, ', HEADER_BYTES)),
  withHeader('Content-Type', `multipart/form-data${filled('; a="b"', HEADER_BYTES)}`),
  withHeader('Content-Type of spaces', `application/json${filled(' ', HEADER_BYTES)}x`),
  withHeader('Authorization', `Bearer ${filled('a.', HEADER_BYTES)}`),
  withHeader('Authorization of spaces', `Bearer${filled(' ', HEADER_BYTES)}!`),
  withHeader('User-Agent', filled('Mozilla (', HEADER_BYTES)),
  withHeader('User-Agent of one word', filled('http', HEADER_BYTES)),
  withHeader('Referer', `http://a/${filled('%2e%2e/', HEADER_BYTES)}`),
  withHeader('Origin', `http://${filled('a.', HEADER_BYTES)}`),
  withHeader('Sec-Fetch-Site', filled('cross-site, ', HEADER_BYTES)),
  withHeader('Idempotency-Key', filled('a', HEADER_BYTES)),
  withHeader('traceparent', `00-${filled('a', HEADER_BYTES)}`),
  withHeader('Next-Router-State-Tree deep', encodeURIComponent(DEEP), FLIGHT),
  withHeader('Next-Router-State-Tree wide', encodeURIComponent(WIDE), FLIGHT),
  withHeader('Next-Router-State-Tree of escapes', filled('%25', HEADER_BYTES), FLIGHT),
  withHeader('Next-Url', filled('/a', HEADER_BYTES), FLIGHT),
  withHeader('Next-Router-Prefetch', filled('1', HEADER_BYTES), FLIGHT),
  withHeader('x-middleware-subrequest', filled('middleware:', HEADER_BYTES)),
  {
    ...withHeader('many headers', ''),
    headers: Array.from({ length: 1500 }, (_, index) => [`x${index}`, '1'] as const),
  },
  withQuery(
    'many keys',
    listed(1000, (index) => `a${index}=`, '&'),
  ),
  withQuery('one key many times', filled('page=1&', TARGET_BYTES)),
  withQuery('a search many times', filled('q=a&', TARGET_BYTES)),
  withQuery('no key', filled('&', TARGET_BYTES)),
  withQuery('as many keys as are read', `q=a&${listed(190, (index) => `a${index}=${'b'.repeat(30)}`, '&')}`),
  withQuery('nested keys', `a${filled('[a]', TARGET_BYTES)}=1`),
  withQuery('long value', `x=${filled('a', TARGET_BYTES)}`),
  withQuery('long search', `q=${filled('a', TARGET_BYTES)}`),
  withQuery('search of words', `q=${filled('a+', TARGET_BYTES)}`),
  withQuery('search of Hangul', `q=${filled('%EA%B2%B0', TARGET_BYTES)}`),
  withQuery('search of single letters', `q=${filled('%E3%84%B1%E3%85%8F', TARGET_BYTES)}`),
  withQuery('search of marks', `q=a${filled('%CC%81', TARGET_BYTES)}`),
  withQuery('search of joiners', `q=${filled('%F0%9F%91%A9%E2%80%8D', TARGET_BYTES)}`),
  withQuery('search of ligatures', `q=${filled('%EF%B7%BA', TARGET_BYTES)}`),
  withQuery('search of quotes', `q=${filled('%22', TARGET_BYTES)}`),
  withQuery('escapes cut off', `q=${filled('%', TARGET_BYTES)}`),
  withQuery('escapes of escapes', `q=${filled('%25', TARGET_BYTES)}`),
  withQuery('router state', `_rsc=${filled('a', TARGET_BYTES)}`),
  withPath('many slashes', filled('/', TARGET_BYTES)),
  withPath('many segments', filled('a/', TARGET_BYTES)),
  withPath('one long segment', filled('a', TARGET_BYTES)),
  withPath('escapes', filled('%61', TARGET_BYTES)),
  withPath('escapes of escapes', filled('%252525', TARGET_BYTES)),
  withPath('Hangul', filled('%EA%B2%B0', TARGET_BYTES)),
  withPath('dots', filled('.', TARGET_BYTES)),
  withPath('dot segments of escapes', filled('%2e%252e/', TARGET_BYTES)),
  withPath('semicolons', filled(';a=b', TARGET_BYTES)),
  withPath('dashes of a UUID', filled('0-', TARGET_BYTES)),
];

/**
 * The target of a request, and of the plain one that it is compared with.
 * @param serial makes a query or a path another one each time, so that neither comes from a cache
 */
export function targetOf(address: string, { part, end }: OddRequest, serial: string): string {
  if (part === 'header') return address;
  if (part === 'path') return `${address.replace(/\?.*|\/$/, '')}/${serial}${end}`;
  const isSearch = end.startsWith('q=');
  return `${address}?${isSearch ? `q=${serial}${end.slice(2)}` : `q=${serial}&${end}`}`;
}
