import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViewCount, ViewedPage } from '@/lib/contracts/page-views';
import { dayInSeoul, nextDayInSeoul } from '@/lib/date/seoul';
import { isVisit, viewedPage } from './viewed-page';

/**
 * Counts views of public pages by day and kind, in memory and without anything of who looks. It stands before the page
 * cache, whose answers no other part of the site sees.
 */
export class ViewCounts {
  /** By day, then by kind of page. */
  private days = new Map<string, Map<ViewedPage, number>>();
  private today = { day: '', endsAt: 0, pages: new Map<ViewedPage, number>() };

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts a request for a page as soon as it has been answered with the page. */
  watch(path: string, request: IncomingMessage, response: ServerResponse): void {
    const page = viewedPage(path);
    if (page === null || !isVisit(request.method, request.headers)) return;
    response.once('finish', () => {
      const { statusCode } = response;
      if (statusCode === 200 || statusCode === 304) this.add(page, 1);
    });
  }

  /** What was counted since the last time. */
  take(): ViewCount[] {
    const counts = [...this.days].flatMap(([day, pages]) =>
      [...pages].map(([page, views]) => ({ day, page, views })),
    );
    this.days = new Map();
    this.today = { day: '', endsAt: 0, pages: new Map() };
    return counts;
  }

  /** Takes back what couldn't be reported. */
  putBack(counts: readonly ViewCount[]): void {
    for (const { day, page, views } of counts) {
      const pages = this.pagesOf(day);
      pages.set(page, (pages.get(page) ?? 0) + views);
    }
  }

  private add(page: ViewedPage, views: number): void {
    const now = this.now();
    if (now >= this.today.endsAt) this.begin(new Date(now));
    const { pages } = this.today;
    pages.set(page, (pages.get(page) ?? 0) + views);
  }

  private begin(now: Date): void {
    const day = dayInSeoul(now);
    this.today = { day, endsAt: nextDayInSeoul(now).getTime(), pages: this.pagesOf(day) };
  }

  private pagesOf(day: string): Map<ViewedPage, number> {
    const known = this.days.get(day);
    if (known !== undefined) return known;
    const pages = new Map<ViewedPage, number>();
    this.days.set(day, pages);
    return pages;
  }
}
