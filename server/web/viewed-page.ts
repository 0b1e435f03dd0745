import type { IncomingHttpHeaders } from 'node:http';
import type { ViewedPage } from '@/lib/contracts/page-views';
import * as myPaths from '@/lib/paths/my';

const EXACT: ReadonlyMap<string, ViewedPage> = new Map([
  ['/', 'HOME'],
  ['/artist', 'ARTIST_LIST'],
  ['/article/special', 'SPECIAL'],
  ['/article/exhibition', 'EXHIBITION'],
  ['/article/event', 'EVENT'],
  ['/article/news', 'NEWS'],
  ['/search', 'SEARCH'],
  [myPaths.notices(), 'SUPPORT'],
  [myPaths.faq(), 'SUPPORT'],
  ['/info/service', 'INFO'],
  ['/terms', 'INFO'],
  ['/privacy', 'INFO'],
  ['/privacy-optional', 'INFO'],
]);

/** Paths whose children are pages: one segment below the path. */
const PARENTS: ReadonlyMap<string, ViewedPage> = new Map([
  ['/artist/', 'ARTIST'],
  ['/article/special/', 'SPECIAL'],
  ['/article/exhibition/', 'EXHIBITION'],
  ['/article/event/', 'EVENT'],
  ['/article/news/', 'NEWS'],
  [`${myPaths.notices()}/`, 'SUPPORT'],
]);

const SHARED_SPECIAL = '/article/special/share/';

/** The kind of public page that a path names; null for every other path. */
export function viewedPage(path: string): ViewedPage | null {
  const exact = EXACT.get(path);
  if (exact !== undefined) return exact;
  const parent = PARENTS.get(path.slice(0, path.lastIndexOf('/') + 1));
  if (parent !== undefined) return parent;
  return path.startsWith(SHARED_SPECIAL) ? 'SPECIAL' : null;
}

const ROBOT =
  /bot|crawl|spider|slurp|scrap|scan|preview|externalhit|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|go-http|node|axios|okhttp|http-?client/i;

/** Whether a person's browser asks for what it shows, by what the request says of itself. */
export function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' || isPrefetch(headers)) return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !ROBOT.test(agent);
}

/** Whether a page is loaded for later: by the browser, or by Next's client. */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  if (headers['next-router-prefetch'] !== undefined) return true;
  if (headers['next-router-segment-prefetch'] !== undefined) return true;
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return typeof purpose === 'string' && purpose.startsWith('prefetch');
}
