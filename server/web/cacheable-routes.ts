import type { IncomingHttpHeaders } from 'node:http';

/**
 * Which pages are the same for everybody, and what of an address they look at. Only these are stored.
 * A query key that isn't listed sends the request past the cache: it may be a token, a draft, a preview.
 */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/artist': ['q', 'like', 'page', 'sort', 'direction'],
  '/article/special': [],
  '/article/exhibition': [],
  '/article/event': [],
  '/article/news': [],
  '/auth/signup': [],
  '/auth/address-search': [],
  '/info/service': [],
  '/terms': [],
  '/privacy': [],
  '/privacy-optional': [],
  '/sitemap.xml': [],
  '/robots.txt': [],
  '/manifest.webmanifest': [],
};

/** One segment below the path. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  '/artist/': ['artwork', 'category', 'page'],
  '/sitemap/': [],
};

/** Read by scripts in the browser alone, so the page is the same without them. */
const IGNORED =
  /^(utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|n_media|n_query|n_rank|NaPm|alert|error|message)$/;

/** What Next's client sends when it asks for a page's data instead of the page (`Vary` of the answer). */
const FLIGHT_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-router-state-tree',
] as const;

const MAX_SEARCH = 1024;
const MAX_FLIGHT = 4096;

export interface PageRequest {
  /** Under which the page is stored. For a plain document it is the canonical address. */
  key: string;
  /** Canonical path and query: what is rendered, whatever order or decoration the visitor's address had. */
  url: string;
  /** The headers that make it a request for data; empty for documents. */
  flight: Readonly<Record<string, string>>;
  /** One of unboundedly many addresses: kept where it can't push out the others. */
  isLongTail: boolean;
}

/** How a GET request is found in the page cache, or null when it has to pass by. */
export function toPageRequest(address: string, headers: IncomingHttpHeaders): PageRequest | null {
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const keys = queryKeysOf(path);
  if (keys === null) return null;
  const search = at < 0 ? { query: '', busting: null } : canonicalSearch(address.slice(at + 1), keys);
  if (search === null) return null;
  const url = search.query === '' ? path : `${path}?${search.query}`;
  if (headers.rsc === undefined) {
    return search.busting === null ? { key: url, url, flight: {}, isLongTail: search.query !== '' } : null;
  }
  return flightRequest(url, search, headers);
}

/** Data is asked for with a mark of its headers; without one (a guard's redirect was followed) Next adds it. */
function flightRequest(
  url: string,
  search: { query: string; busting: string | null },
  headers: IncomingHttpHeaders,
): PageRequest | null {
  if (search.busting === null) return null;
  const flight: Record<string, string> = { rsc: '1' };
  let text = '';
  for (const name of FLIGHT_HEADERS) {
    const value = headers[name];
    if (typeof value !== 'string') continue;
    flight[name] = value;
    text += `\n${name}:${value}`;
  }
  if (text.length > MAX_FLIGHT || headers.rsc !== '1') return null;
  // Next checks `_rsc` against the headers, so that no CDN mixes data and documents: it stays part of the key.
  const query = [search.query, `_rsc=${encodeURIComponent(search.busting)}`];
  const joined = query.filter((part) => part !== '').join('&');
  const full = joined === '' ? url : `${url.split('?', 1)[0] ?? ''}?${joined}`;
  return { key: `rsc ${full}${text}`, url: full, flight, isLongTail: true };
}

function queryKeysOf(path: string): readonly string[] | null {
  const exact = Object.hasOwn(EXACT, path) ? EXACT[path] : undefined;
  if (exact !== undefined) return exact;
  const end = path.lastIndexOf('/') + 1;
  if (end === path.length || path.length > 256) return null;
  const parent = path.slice(0, end);
  return Object.hasOwn(CHILDREN, parent) ? (CHILDREN[parent] ?? null) : null;
}

function canonicalSearch(
  text: string,
  keys: readonly string[],
): { query: string; busting: string | null } | null {
  if (text.length > MAX_SEARCH) return null;
  const kept: [string, string][] = [];
  let busting: string | null = null;
  for (const [name, value] of new URLSearchParams(text)) {
    if (IGNORED.test(name)) continue;
    if (name === '_rsc' && busting === null) busting = value;
    else if (!keys.includes(name) || kept.some(([other]) => other === name)) return null;
    else kept.push([name, value]);
  }
  kept.sort(([one], [other]) => (one < other ? -1 : 1));
  return { query: new URLSearchParams(kept).toString(), busting };
}
