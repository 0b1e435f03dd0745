import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheTags } from '@/lib/cache-tags';
import { nextDayInSeoul } from '@/lib/date/seoul';
import { toPageRequest, type PageRequest } from './cacheable-routes';
import { PageStore } from './page-store';
import { StoredPage, type RenderedPage } from './stored-page';

/** The result of a render: a page, or the reason why there is none. */
export type RenderResult =
  | { kind: 'page'; page: RenderedPage }
  /** `page` is the error page that was rendered, where there is one. */
  | { kind: 'failure'; reason: 'unavailable' | 'error' | 'busy'; page: RenderedPage | null };

export interface PageCacheOptions {
  render: (request: PageRequest) => Promise<RenderResult>;
  /** Answers where there is neither a new page nor an older one. */
  sendFailure: (
    response: ServerResponse,
    failure: RenderResult & { kind: 'failure' },
    request: IncomingMessage,
  ) => void;
  maxBytes: number;
  /** How long a page is fresh where nothing invalidates it. */
  freshSeconds: number;
  /** `s-maxage`. */
  cdnSeconds: number;
  now?: () => number;
}

interface Flight {
  outcome: Promise<Outcome>;
  /** Tags that were invalidated while it rendered. */
  invalidated: Set<string>;
}
type Outcome = { kind: 'stored'; page: StoredPage } | (RenderResult & { kind: 'failure' });

/** An older page is served while a new one is rendered for as long as this times its freshness. */
const STALE_TIMES = 2;
const NOT_FOUND_SECONDS = 10;
const RETRY_MS = 1000;
/** A platform at another address may take so long after this host's midnight to know of the new day. */
const CLOCKS_DIFFER_MS = 60_000;
/** Cookies by which Next shows drafts. */
const PREVIEW = /__prerender_bypass|__next_preview_data/;

/**
 * The page cache in front of Next. One render answers everybody who waits for the same page; a page is
 * renewed by what changes it (tags) and, where nothing says so, by age; an older page stands in for a failing
 * render.
 */
export class PageCache {
  private readonly store: PageStore;
  /** The renders that a request may wait for. */
  private readonly joinable = new Map<string, Flight>();
  private readonly active = new Set<Flight>();
  private readonly now: () => number;

  constructor(private readonly options: PageCacheOptions) {
    this.store = new PageStore(options.maxBytes);
    this.now = options.now ?? Date.now;
  }

  /** Takes the request and returns true, or leaves it alone and returns false. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || request.url === undefined) return false;
    if (headers.cookie !== undefined && PREVIEW.test(headers.cookie)) return false;
    if (headers.rsc === undefined) {
      // A stored document's key is its canonical address, so most hits need no parsing.
      const page = this.store.get(request.url);
      if (page !== undefined && !page.isInvalidated && this.now() < page.freshUntil) {
        page.send(request, response, 'HIT');
        return true;
      }
    }
    const wanted = toPageRequest(request.url, headers);
    if (wanted === null) return false;
    this.answer(wanted, request, response);
    return true;
  }

  /**
   * Invalidates pages by tags. A render under way may have read older data, so new requests don't wait for
   * it.
   */
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
      if (!older.isInvalidated && now < older.freshUntil) return older.send(request, response, 'HIT');
      if (now < older.retryAt) return older.send(request, response, 'STALE');
      if (!older.isInvalidated && now < older.staleUntil) {
        older.send(request, response, 'STALE');
        void this.renew(wanted, older);
        return;
      }
    }
    void this.renew(wanted, older).then((outcome) => {
      if (response.destroyed) return;
      if (outcome.kind === 'stored') outcome.page.send(request, response, 'MISS');
      else if (older !== undefined) older.send(request, response, 'STALE');
      else this.options.sendFailure(response, outcome, request);
    });
  }

  private renew(wanted: PageRequest, older: StoredPage | undefined): Promise<Outcome> {
    const under = this.joinable.get(wanted.key);
    if (under !== undefined) return under.outcome;
    const flight: Flight = {
      invalidated: new Set(),
      outcome: Promise.resolve({ kind: 'failure', reason: 'error', page: null }),
    };
    this.active.add(flight);
    this.joinable.set(wanted.key, flight);
    flight.outcome = this.render(wanted, flight)
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

  private async render(wanted: PageRequest, flight: Flight): Promise<Outcome> {
    const startedAt = this.now();
    const result = await this.options.render(wanted);
    if (result.kind === 'failure') return result;
    const { page } = result;
    const isKept = page.status === 200 || page.status === 404;
    const stored = await StoredPage.create(page, isKept ? this.cacheControl(page.status) : 'no-store');
    // Looked at after the last wait: from here to the store nothing comes between.
    const isOutdated =
      flight.invalidated.has(cacheTags.everything) || intersects(flight.invalidated, page.tags);
    if (isKept && !isOutdated) this.keep(wanted, stored, startedAt);
    return { kind: 'stored', page: stored };
  }

  private keep(wanted: PageRequest, page: StoredPage, startedAt: number): void {
    const isMissing = page.status === 404;
    const seconds = isMissing
      ? Math.min(NOT_FOUND_SECONDS, this.options.freshSeconds)
      : this.options.freshSeconds;
    const end = page.tags.has(cacheTags.today) ? endOfDay(startedAt) : Number.POSITIVE_INFINITY;
    page.freshUntil = Math.min(end, this.now() + seconds * 1000);
    const staleSeconds = isMissing ? 0 : seconds * STALE_TIMES;
    page.staleUntil = Math.min(end, page.freshUntil + staleSeconds * 1000);
    this.store.set(wanted.key, page, isMissing || wanted.isLongTail);
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
 * Until when a page that speaks of today is right: the day in Seoul by which it was rendered. It is compared
 * with the clock at each request, so neither a sleep nor a clock that is set makes a page of yesterday last.
 */
function endOfDay(startedAt: number): number {
  const day = nextDayInSeoul(new Date(startedAt - CLOCKS_DIFFER_MS)).getTime();
  return startedAt < day ? day : day + CLOCKS_DIFFER_MS;
}
