import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { aiAgentOf } from '@/lib/ai/ai-agents';
import type { ViewedPage } from '@/lib/contracts/page-views';
import * as myPaths from '@/lib/paths/my';

const EXACT: ReadonlyMap<string, ViewedPage> = new Map([
  ['/', 'HOME'],
  ['/artist', 'ARTIST_LIST'],
  ['/artwork', 'ARTWORK_LIST'],
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
  ['/artwork/', 'ARTWORK'],
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
  return agent !== undefined && agent !== '' && !isRobot(agent);
}

/** What was found of the agents of late. Most visitors share a few, so a hit of the page cache needs no search in its agent. */
const known = new LRUCache<string, boolean>({ max: 500 });

function isRobot(agent: string): boolean {
  const found = known.get(agent);
  if (found !== undefined) return found;
  const is = ROBOT.test(agent) || aiAgentOf(agent) !== null;
  known.set(agent, is);
  return is;
}

/** Whether a page is loaded for later: by the browser, or by Next's client. */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  if (headers['next-router-prefetch'] !== undefined) return true;
  if (headers['next-router-segment-prefetch'] !== undefined) return true;
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return typeof purpose === 'string' && purpose.startsWith('prefetch');
}
