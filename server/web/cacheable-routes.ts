import type { IncomingHttpHeaders } from 'node:http';
import { articleLists } from '@/lib/lists/article-lists';
import { artistList } from '@/lib/lists/artist-list';
import { artworkList } from '@/lib/lists/artwork-list';
import { addressKeysOf } from '@/lib/lists/list-addresses';
import { noticeList } from '@/lib/lists/support-lists';
import { PREVIEW_KEY } from '@/lib/paths/article';
import { BESIDE_PARAMETER, PLACE_PARAMETER } from '@/lib/paths/artwork';
import * as myPaths from '@/lib/paths/my';

const LISTS = [artistList, artworkList, ...Object.values(articleLists), noticeList];

/**
 * The pages that are the same for every visitor, with the query keys that they read. Only these are stored. Other query keys
 * are ignored, so that the marks of advertisements and shared links neither miss nor fill the cache.
 */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  ...Object.fromEntries(LISTS.map((list) => [list.path, addressKeysOf(list)])),
  [myPaths.faq()]: [],
  '/info/service': [],
  '/terms': [],
  '/privacy': [],
  '/privacy-optional': [],
  '/rss.xml': [],
  '/sitemap.xml': [],
  '/robots.txt': [],
  '/.well-known/tdmrep.json': [],
  '/manifest.webmanifest': [],
};

/** Paths whose children are stored: one segment below the path. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  '/artist/': ['artwork', 'category', 'page'],
  '/artwork/': [],
  '/article/special/': [],
  '/article/exhibition/': [],
  '/article/event/': [],
  '/article/news/': [],
  [`${myPaths.notices()}/`]: [],
  '/rss/': [],
  '/sitemap/': [],
};

/** The wall to scale of an artwork, and what it reads: what hangs there and where it is looked at. */
const TRUE_SIZE = /^\/artwork\/[\da-f-]{36}\/size$/;
const TRUE_SIZE_KEYS = [BESIDE_PARAMETER, PLACE_PARAMETER];

/** Deeper paths, without a query. The last segment of a shared special may be anything. */
const DEEPER =
  /^\/article\/(special\/share\/[\da-f-]{36}\/[^/]+|(exhibition|event)\/[\da-f-]{36}\/calendar\.ics)$/;

/** Pages with previews, which nothing keeps: a link that was taken back is dead at once. */
const PREVIEWED = /^\/article\/(special|exhibition|event|news)\/[^/]+$/;

/** The query key of a login by token. Requests with it bypass the cache, because `middleware.ts` handles them. */
const LOGIN_KEY = 'token';

/** The headers of Next's client for a page's data instead of its document (`Vary` of the answer). */
const FLIGHT_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-router-state-tree',
] as const;

const MAX_PATH = 256;
/** A syllable of Hangul takes nine characters. */
const MAX_DEEPER_PATH = 1024;
/** The longest part of a query that a page reads. */
const MAX_SEARCH = 1024;
const MAX_FLIGHT = 4096;

export interface PageRequest {
  /** The key of the stored page. For a document it is the canonical address. */
  key: string;
  /** The canonical path and query, which is rendered. */
  url: string;
  /** The headers of a request for data; empty for documents. */
  flight: Readonly<Record<string, string>>;
  /** Whether there are unlimited addresses like this. Their pages have a share of the cache of their own. */
  isLongTail: boolean;
}

/** The page request of a GET request; null for a request that bypasses the page cache. */
export function toPageRequest(address: string, headers: IncomingHttpHeaders): PageRequest | null {
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const route = routeOf(path);
  if (route === null) return null;
  const search = at < 0 ? NO_SEARCH : canonicalSearch(address.slice(at + 1), route.keys);
  if (at >= 0 && PREVIEWED.test(path) && new URLSearchParams(address.slice(at)).has(PREVIEW_KEY)) return null;
  if (search === null) return null;
  const url = search.query === '' ? path : `${path}?${search.query}`;
  if (headers.rsc === undefined) {
    return { key: url, url, flight: {}, isLongTail: route.isLongTail || search.query !== '' };
  }
  return flightRequest(url, search, headers);
}

/** A request for data. It has a hash of its headers in `_rsc`; without one, after a guard's redirect, it bypasses the cache. */
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
  // Next checks `_rsc` against the headers, so it stays part of the address.
  const query = [search.query, `_rsc=${encodeURIComponent(search.busting)}`];
  const joined = query.filter((part) => part !== '').join('&');
  const full = joined === '' ? url : `${url.split('?', 1)[0] ?? ''}?${joined}`;
  return { key: `rsc ${full}${text}`, url: full, flight, isLongTail: true };
}

function routeOf(path: string): { keys: readonly string[]; isLongTail: boolean } | null {
  const exact = Object.hasOwn(EXACT, path) ? EXACT[path] : undefined;
  if (exact !== undefined) return { keys: exact, isLongTail: false };
  if (path.length <= MAX_DEEPER_PATH && DEEPER.test(path)) return { keys: [], isLongTail: true };
  if (TRUE_SIZE.test(path)) return { keys: TRUE_SIZE_KEYS, isLongTail: true };
  const end = path.lastIndexOf('/') + 1;
  if (end === path.length || path.length > MAX_PATH) return null;
  const parent = path.slice(0, end);
  const keys = Object.hasOwn(CHILDREN, parent) ? CHILDREN[parent] : undefined;
  return keys === undefined ? null : { keys, isLongTail: false };
}

interface PageSearch {
  /** The query that the page reads, with sorted keys. */
  query: string;
  /** The value of `_rsc` in a request for data. */
  busting: string | null;
}
const NO_SEARCH: PageSearch = { query: '', busting: null };

/** The canonical query. Of a key that is given twice the first counts. */
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
