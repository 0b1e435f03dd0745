import type { IncomingHttpHeaders } from 'node:http';
import { articleLists } from '@/lib/lists/article-lists';
import { artistList } from '@/lib/lists/artist-list';

const LISTS = [artistList, ...Object.values(articleLists)];

/**
 * The pages that are the same for everybody, with the query keys that they read. Only these pages are stored.
 * A query key that isn't listed is ignored, so that tracking keys neither miss nor fill the cache.
 */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  ...Object.fromEntries(LISTS.map(({ path, keys }) => [path, keys])),
  '/info/service': [],
  '/terms': [],
  '/privacy': [],
  '/privacy-optional': [],
  '/rss.xml': [],
  '/sitemap.xml': [],
  '/robots.txt': [],
  '/manifest.webmanifest': [],
};

/** One segment below the path. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  '/artist/': ['artwork', 'category', 'page'],
  '/article/special/': [],
  '/article/exhibition/': [],
  '/article/event/': [],
  '/article/news/': [],
  '/rss/': [],
  '/sitemap/': [],
};

/**
 * Deeper paths, without query keys. A shared special has unboundedly many: its last segment can be any text.
 */
const DEEPER =
  /^\/article\/(special\/share\/[\da-f-]{36}\/[^/]+|(exhibition|event)\/[\da-f-]{36}\/calendar\.ics)$/;

/** A request with this key logs somebody in: it passes the cache by and reaches `middleware.ts`. */
const LOGIN_KEY = 'token';

/** What Next's client sends when it asks for a page's data instead of the page (`Vary` of the answer). */
const FLIGHT_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-router-state-tree',
] as const;

const MAX_PATH = 256;
/** A syllable of Hangul takes nine characters. */
const MAX_DEEPER_PATH = 1024;
/** Of the part of a query that a page reads. */
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
  const route = routeOf(path);
  if (route === null) return null;
  const search = at < 0 ? NO_SEARCH : canonicalSearch(address.slice(at + 1), route.keys);
  if (search === null) return null;
  const url = search.query === '' ? path : `${path}?${search.query}`;
  if (headers.rsc === undefined) {
    return { key: url, url, flight: {}, isLongTail: route.isLongTail || search.query !== '' };
  }
  return flightRequest(url, search, headers);
}

/**
 * Data is asked for with a mark of its headers; without one (a guard's redirect was followed) Next adds it.
 */
function flightRequest(url: string, search: PageSearch, headers: IncomingHttpHeaders): PageRequest | null {
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

function routeOf(path: string): { keys: readonly string[]; isLongTail: boolean } | null {
  const exact = Object.hasOwn(EXACT, path) ? EXACT[path] : undefined;
  if (exact !== undefined) return { keys: exact, isLongTail: false };
  if (path.length <= MAX_DEEPER_PATH && DEEPER.test(path)) return { keys: [], isLongTail: true };
  const end = path.lastIndexOf('/') + 1;
  if (end === path.length || path.length > MAX_PATH) return null;
  const parent = path.slice(0, end);
  const keys = Object.hasOwn(CHILDREN, parent) ? CHILDREN[parent] : undefined;
  return keys === undefined ? null : { keys, isLongTail: false };
}

interface PageSearch {
  /** What the page reads, in one order. */
  query: string;
  /** Next's mark of a request for data. */
  busting: string | null;
}
const NO_SEARCH: PageSearch = { query: '', busting: null };

/** Of a key given twice the first counts. */
function canonicalSearch(text: string, keys: readonly string[]): PageSearch | null {
  const kept = new Map<string, string>();
  let busting: string | null = null;
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === LOGIN_KEY) return null;
    if (name === '_rsc') busting ??= value;
    else if (keys.includes(name) && !kept.has(name)) kept.set(name, value);
  }
  const sorted = [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
  const query = new URLSearchParams(sorted).toString();
  return query.length > MAX_SEARCH ? null : { query, busting };
}
