import { failureMessage } from '@/lib/browser/api-failure';
import * as viewerLimits from '@/lib/limits/viewer';
import type { ArtworkSource, ViewerWork } from './viewer-source';

/**
 * The visitor's position in the viewing room. Works are fetched by page when they come within two of the
 * one that is looked at, in both directions (P-93); a view is counted once for each work in a visit of the
 * room, after a rest of half a second (P-94).
 */
export interface ViewerState {
  readonly position: number;
  readonly works: ReadonlyMap<number, ViewerWork>;
  /** Why a page couldn't be loaded. */
  readonly failedPages: ReadonlyMap<number, string>;
}

export interface ViewerEffects {
  countView: (work: ViewerWork) => void;
}

export function createViewerStore(
  source: ArtworkSource,
  start: number,
  effects: ViewerEffects,
  /** The work whose view the page has counted. */
  countedUuid?: string,
) {
  const listeners = new Set<() => void>();
  const loading = new Set<number>();
  const counted = new Set(countedUuid === undefined ? [] : [countedUuid]);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let state: ViewerState = {
    position: clamp(start, source.total),
    works: new Map(source.known),
    failedPages: new Map(),
  };

  const set = (change: Partial<ViewerState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  const load = async (page: number) => {
    loading.add(page);
    try {
      const loaded = await source.loadPage(page);
      const works = new Map(state.works);
      loaded.forEach((work, index) => {
        const position = page * source.pageSize + index;
        if (!works.has(position)) works.set(position, work);
      });
      set({ works });
      watch();
    } catch (failure) {
      set({ failedPages: new Map(state.failedPages).set(page, failureMessage(failure)) });
    } finally {
      loading.delete(page);
    }
  };

  const fetchNear = () => {
    const { position, works, failedPages } = state;
    const last = Math.min(source.total - 1, position + viewerLimits.prefetchWithin);
    for (let at = Math.max(0, position - viewerLimits.prefetchWithin); at <= last; at += 1) {
      const page = Math.floor(at / source.pageSize);
      if (!works.has(at) && !loading.has(page) && !failedPages.has(page)) void load(page);
    }
  };

  const watch = () => {
    clearTimeout(rest);
    const work = state.works.get(state.position);
    if (!isOpen || work === undefined || counted.has(work.uuid)) return;
    rest = setTimeout(() => {
      counted.add(work.uuid);
      effects.countView(work);
    }, viewerLimits.viewDebounceMs);
  };

  const goTo = (position: number) => {
    const next = clamp(position, source.total);
    if (next === state.position) return;
    set({ position: next });
    fetchNear();
    watch();
  };

  return {
    getState: (): ViewerState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Begins to load works and to count views. The returned function ends both. */
    open(): () => void {
      isOpen = true;
      fetchNear();
      watch();
      return () => {
        isOpen = false;
        clearTimeout(rest);
      };
    },

    goTo,
    next: () => goTo(state.position + 1),
    previous: () => goTo(state.position - 1),

    /** Loads the pages again that failed. */
    retry(): void {
      set({ failedPages: new Map() });
      fetchNear();
    },
  };
}

export type ViewerStore = ReturnType<typeof createViewerStore>;

function clamp(position: number, total: number): number {
  return Math.min(Math.max(0, position), Math.max(0, total - 1));
}
