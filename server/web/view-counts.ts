import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViewCount, ViewedPage } from '@/lib/contracts/page-views';
import { DayCounts } from './day-counts';
import { isVisit, viewedPage } from './viewed-page';

/**
 * Counts views of public pages by day and kind, in memory and without anything of who looks. It stands before the page
 * cache, whose answers no other part of the site sees.
 */
export class ViewCounts {
  private readonly counts: DayCounts<ViewedPage>;

  constructor(now?: () => number) {
    this.counts = new DayCounts(now);
  }

  /** Counts a request for a page as soon as it has been answered with the page. */
  watch(path: string, request: IncomingMessage, response: ServerResponse): void {
    const page = viewedPage(path);
    if (page === null || !isVisit(request.method, request.headers)) return;
    response.once('finish', () => {
      const { statusCode } = response;
      if (statusCode === 200 || statusCode === 304) this.counts.add(page);
    });
  }

  /** What was counted since the last time. */
  take(): ViewCount[] {
    return this.counts.take().map(({ day, name, value }) => ({ day, page: name, views: value }));
  }

  /** Takes back what couldn't be reported. */
  putBack(taken: readonly ViewCount[]): void {
    this.counts.putBack(taken.map(({ day, page, views }) => ({ day, name: page, value: views })));
  }
}
