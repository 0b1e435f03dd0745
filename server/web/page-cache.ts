import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheTags } from '@/lib/cache-tags';
import { nextDayInSeoul } from '@/lib/date/seoul';
import { toPageRequest, type PageRequest } from './cacheable-routes';
import { PageStore } from './page-store';
import { StoredPage, type RenderedPage } from './stored-page';

/** The result of a render: a page, or the reason why there is none. */
export type RenderResult =
  | { kind: 'page'; page: RenderedPage }
  /** `page` is the rendered error page, if there is one. */
  | { kind: 'failure'; reason: 'unavailable' | 'error' | 'busy'; page: RenderedPage | null };

export interface PageCacheOptions {
  /** Renders a page. `cause` is the visitor's request that made it necessary. */
  render: (request: PageRequest, cause: IncomingMessage) => Promise<RenderResult>;
  /** Answers where there is neither a new page nor an older one. */
  sendFailure: (
    response: ServerResponse,
    failure: RenderResult & { kind: 'failure' },
    request: IncomingMessage,
  ) => void;
  maxBytes: number;
  /** How long a page is fresh that nothing invalidates. */
  freshSeconds: number;
  /** Whether this node receives the invalidations of other nodes. While it doesn't, pages stay fresh only briefly. Default: always. */
  receivesInvalidations?: () => boolean;
  /** `s-maxage`. */
  cdnSeconds: number;
  now?: () => number;
}

interface Flight {
  outcome: Promise<Outcome>;
  /** The tags that were invalidated during the render. */
  invalidated: Set<string>;
}
type Outcome = { kind: 'stored'; page: StoredPage } | (RenderResult & { kind: 'failure' });

/** A page may be served stale, during its renewal, for this many times as long as it was fresh. */
const STALE_TIMES = 2;
const NOT_FOUND_SECONDS = 10;
/** How long a page is fresh at most while the invalidations of other nodes do not arrive. */
const FRESH_SECONDS_WITHOUT_BUS = 5;
const RETRY_MS = 1000;
/** The clock of a platform at another address may be so much behind this host's. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * The page cache in front of Next. One render answers all requests that wait for the same page. Changes (tags) and age
 * outdate a page. An older page is served where a render fails.
 */
export class PageCache {
  private readonly store: PageStore;
  /** The renders that a request may wait for. */
  private readonly joinable = new Map<string, Flight>();
  private readonly active = new Set<Flight>();
  private readonly now: () => number;
  /** How many answers came from the cache, from a render, and from an older page. */
  readonly answers = { HIT: 0, MISS: 0, STALE: 0 };

  constructor(private readonly options: PageCacheOptions) {
    this.store = new PageStore(options.maxBytes);
    this.now = options.now ?? Date.now;
  }

  /** Answers the request and returns true, or does nothing and returns false. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || request.url === undefined) return false;
    if (headers.rsc === undefined) {
      // A stored document's key is its canonical address, so most hits need no parsing.
      const page = this.store.get(request.url);
      if (page !== undefined && !page.isInvalidated && this.now() < page.freshUntil) {
        this.send(page, request, response, 'HIT');
        return true;
      }
    }
    const wanted = toPageRequest(request.url, headers);
    if (wanted === null) return false;
    this.answer(wanted, request, response);
    return true;
  }

  /** Outdates the pages with these tags. Renders under way may have read old data, so new requests don't join them. */
  invalidate(tags: readonly string[]): void {
    this.store.invalidate(tags);
    for (const flight of this.active) for (const tag of tags) flight.invalidated.add(tag);
    this.joinable.clear();
  }

  statistics(): { pages: number; bytes: number; tags: number; renders: number } {
    return { ...this.store.statistics(), renders: this.active.size };
  }

  private answer(wanted: PageRequest, request: IncomingMessage, response: ServerResponse): void {
    const older = this.store.get(wanted.key);
    const now = this.now();
    if (older !== undefined) {
      if (!older.isInvalidated && now < older.freshUntil) return this.send(older, request, response, 'HIT');
      if (now < older.retryAt) return this.send(older, request, response, 'STALE');
      if (!older.isInvalidated && now < older.staleUntil) {
        this.send(older, request, response, 'STALE');
        void this.renew(wanted, older, request);
        return;
      }
    }
    void this.renew(wanted, older, request).then((outcome) => {
      if (response.destroyed) return;
      if (outcome.kind === 'stored') this.send(outcome.page, request, response, 'MISS');
      else if (older !== undefined) this.send(older, request, response, 'STALE');
      else this.options.sendFailure(response, outcome, request);
    });
  }

  private send(
    page: StoredPage,
    request: IncomingMessage,
    response: ServerResponse,
    state: keyof PageCache['answers'],
  ): void {
    this.answers[state] += 1;
    page.send(request, response, state);
  }

  private renew(
    wanted: PageRequest,
    older: StoredPage | undefined,
    cause: IncomingMessage,
  ): Promise<Outcome> {
    const under = this.joinable.get(wanted.key);
    if (under !== undefined) return under.outcome;
    const flight: Flight = {
      invalidated: new Set(),
      outcome: Promise.resolve({ kind: 'failure', reason: 'error', page: null }),
    };
    this.active.add(flight);
    this.joinable.set(wanted.key, flight);
    flight.outcome = this.render(wanted, flight, cause)
      .catch((): Outcome => ({ kind: 'failure', reason: 'error', page: null }))
      .then((outcome) => {
        if (outcome.kind === 'failure' && older !== undefined) older.retryAt = this.now() + RETRY_MS;
        return outcome;
      })
      .finally(() => {
        this.active.delete(flight);
        if (this.joinable.get(wanted.key) === flight) this.joinable.delete(wanted.key);
      });
    return flight.outcome;
  }

  private async render(wanted: PageRequest, flight: Flight, cause: IncomingMessage): Promise<Outcome> {
    const startedAt = this.now();
    const result = await this.options.render(wanted, cause);
    if (result.kind === 'failure') return result;
    const { page } = result;
    const isKept = page.status === 200 || page.status === 404;
    const stored = await StoredPage.create(page, isKept ? this.cacheControl(page.status) : 'no-store');
    // This check comes after the last `await`, so no invalidation comes between it and the store.
    const isOutdated =
      flight.invalidated.has(cacheTags.everything) || intersects(flight.invalidated, page.tags);
    if (isKept && !isOutdated) this.keep(wanted, stored, startedAt);
    return { kind: 'stored', page: stored };
  }

  private keep(wanted: PageRequest, page: StoredPage, startedAt: number): void {
    const isMissing = page.status === 404;
    const seconds = this.freshSeconds(isMissing);
    const end = page.tags.has(cacheTags.today) ? endOfDay(startedAt) : Number.POSITIVE_INFINITY;
    page.freshUntil = Math.min(end, this.now() + seconds * 1000);
    const staleSeconds = isMissing ? 0 : seconds * STALE_TIMES;
    page.staleUntil = Math.min(end, page.freshUntil + staleSeconds * 1000);
    this.store.set(wanted.key, page, isMissing || wanted.isLongTail);
  }

  private freshSeconds(isMissing: boolean): number {
    const { freshSeconds, receivesInvalidations = () => true } = this.options;
    return Math.min(
      freshSeconds,
      isMissing ? NOT_FOUND_SECONDS : freshSeconds,
      receivesInvalidations() ? freshSeconds : FRESH_SECONDS_WITHOUT_BUS,
    );
  }

  private cacheControl(status: number): string {
    const { cdnSeconds } = this.options;
    if (cdnSeconds === 0 || status === 404) return 'public, max-age=0, must-revalidate';
    return `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds * 10}`;
  }
}

function intersects(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const item of one) if (other.has(item)) return true;
  return false;
}

/**
 * The end of a page that depends on the current day: the end of the day in Seoul on which it was rendered. Each request
 * compares it with the clock, so a sleeping machine or an adjusted clock can't keep yesterday's page.
 */
function endOfDay(startedAt: number): number {
  const day = nextDayInSeoul(new Date(startedAt - CLOCKS_DIFFER_MS)).getTime();
  return startedAt < day ? day : day + CLOCKS_DIFFER_MS;
}
