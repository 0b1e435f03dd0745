import { noResponse } from '@/lib/browser/api-failure';
import * as networkMessages from '@/lib/messages/network';
import type { ArtworkSource, ViewerWork } from './viewer-source';
import { createViewerStore } from './viewer-store';

/** Jest's own object is no global where tests are native modules. */
const timers = (import.meta as unknown as { jest: typeof jest }).jest;

const PAGE = 9;

function work(position: number): ViewerWork {
  return { uuid: `w${position}` } as ViewerWork;
}

function setUp(start: number, options: { total?: number; known?: number[]; fails?: boolean } = {}) {
  const total = options.total ?? 24;
  const pages: number[] = [];
  const views: string[] = [];
  const failing = { now: options.fails ?? false };
  const source: ArtworkSource = {
    total,
    pageSize: PAGE,
    known: new Map((options.known ?? [...Array(PAGE).keys()]).map((at) => [at, work(at)])),
    loadPage: (page) => {
      pages.push(page);
      if (failing.now) return Promise.reject(noResponse());
      const first = page * PAGE;
      const length = Math.max(0, Math.min(PAGE, total - first));
      return Promise.resolve(Array.from({ length }, (_, index) => work(first + index)));
    },
  };
  const store = createViewerStore(source, start, { countView: ({ uuid }) => views.push(uuid) });
  return { store, pages, views, failing };
}

const sourceOfOne: ArtworkSource = {
  ...{ total: 2, pageSize: 2, known: new Map([0, 1].map((at) => [at, work(at)])) },
  loadPage: () => Promise.resolve([]),
};

describe('the viewer', () => {
  beforeEach(() => {
    timers.useFakeTimers();
  });
  afterEach(() => {
    timers.useRealTimers();
  });

  it('doesn’t count the view that the page has counted', async () => {
    const views: string[] = [];
    const store = createViewerStore(sourceOfOne, 0, { countView: ({ uuid }) => views.push(uuid) }, 'w0');
    store.open();
    await timers.advanceTimersByTimeAsync(5000);
    store.next();
    await timers.advanceTimersByTimeAsync(5000);
    store.previous();
    await timers.advanceTimersByTimeAsync(5000);
    expect(views).toEqual(['w1']);
  });

  it('fetches the next page within two of the end, once', async () => {
    const { store, pages } = setUp(5);
    store.open();
    expect(pages).toEqual([]);
    store.next();
    expect(pages).toEqual([]);
    store.next();
    expect(pages).toEqual([1]);
    store.next();
    expect(pages).toEqual([1]);
    await timers.advanceTimersByTimeAsync(0);
    expect(store.getState().works.get(9)?.uuid).toBe('w9');
  });

  it('fetches in both directions from a work in the middle of the list', async () => {
    const known = [9, 10, 11, 12, 13, 14, 15, 16, 17];
    const { store, pages } = setUp(9, { known });
    store.open();
    expect(pages).toEqual([0]);
    await timers.advanceTimersByTimeAsync(0);
    store.previous();
    expect(store.getState().works.get(store.getState().position)?.uuid).toBe('w8');
  });

  it('asks for nothing beyond the last work', () => {
    const { store, pages } = setUp(8, { total: 9 });
    store.open();
    store.next();
    expect(store.getState().position).toBe(8);
    expect(pages).toEqual([]);
  });

  it('counts a view once for each work, after a rest of half a second', () => {
    const { store, views } = setUp(0);
    store.open();
    timers.advanceTimersByTime(499);
    store.next();
    timers.advanceTimersByTime(499);
    expect(views).toEqual([]);
    timers.advanceTimersByTime(1);
    expect(views).toEqual(['w1']);
    store.previous();
    timers.advanceTimersByTime(600);
    store.next();
    timers.advanceTimersByTime(600);
    expect(views).toEqual(['w1', 'w0']);
  });

  it('counts a work that arrives late', async () => {
    const { store, views } = setUp(8, { known: [...Array(9).keys()] });
    store.open();
    store.goTo(9);
    await timers.advanceTimersByTimeAsync(501);
    expect(views).toEqual(['w9']);
  });

  it('counts nothing after it was closed', () => {
    const { store, views } = setUp(0);
    const close = store.open();
    close();
    timers.advanceTimersByTime(1000);
    expect(views).toEqual([]);
  });

  it('stops at a page that fails, until it is tried again', async () => {
    const { store, pages, failing } = setUp(7, { fails: true });
    store.open();
    await timers.advanceTimersByTimeAsync(0);
    store.goTo(9);
    await timers.advanceTimersByTimeAsync(0);
    expect(pages).toEqual([1]);
    expect(store.getState().failedPages.get(1)).toBe(networkMessages.noResponse);
    failing.now = false;
    store.retry();
    await timers.advanceTimersByTimeAsync(0);
    expect(pages).toEqual([1, 1]);
    expect(store.getState().works.get(9)?.uuid).toBe('w9');
  });
});
