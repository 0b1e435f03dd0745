import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Artwork } from '@/lib/contracts/artwork';
import * as wallLimits from '@/lib/limits/wall';
import { artworkPageQuery } from './artwork-queries';

const { pageSizeNarrow, pageSizeWide, narrowMaxWidth } = wallLimits;

/** The works that the page came with: the first of their list. */
export interface WallStart {
  category: string | null;
  works: Artwork[];
  total: number;
}

/** How far a visitor has unrolled a wall. */
interface Extent {
  category: string | null;
  /** Pages fetched beyond the start. */
  pages: number;
  pageSize: number;
}

/** What was unrolled stays so for as long as the tab lives: going back finds the wall as it was left. */
const extents = new Map<string, Extent>();

const keyOf = (artistId: number, category: string | null) => `${artistId}:${category ?? ''}`;

function isNarrow(): boolean {
  return window.matchMedia(`(max-width: ${narrowMaxWidth}px)`).matches;
}

/**
 * The wall of an artist's works: what the page came with, then pages of 8 on narrow screens and 9 on wide
 * ones (member document, section 9). The page comes with nine, so a narrow wall's first fetched page begins
 * with a work that is there already; works are therefore told apart by their uuid and hung once.
 */
export function useArtworkWall(artistId: number, start: WallStart) {
  const [extent, setExtent] = useState<Extent>(
    () =>
      extents.get(keyOf(artistId, start.category)) ?? {
        category: start.category,
        pages: 0,
        pageSize: pageSizeWide,
      },
  );

  const isStart = extent.category === start.category;
  const list = { artistId, category: extent.category, pageSize: extent.pageSize };
  const firstPage = isStart ? Math.floor(start.works.length / extent.pageSize) : 0;
  const queries = useQueries({
    queries: Array.from({ length: extent.pages }, (_, index) => artworkPageQuery(list, firstPage + index)),
  });

  const works = new Map<string, Artwork>();
  for (const work of isStart ? start.works : []) works.set(work.uuid, work);
  let total = isStart ? start.total : 0;
  for (const { data } of queries) {
    if (data === undefined) break;
    total = data.totalElements;
    for (const work of data.content) works.set(work.uuid, work);
  }

  const change = (next: Extent) => {
    extents.set(keyOf(artistId, next.category), next);
    setExtent(next);
  };
  /** The page size is chosen with the first page and kept: another one would cut the list elsewhere. */
  const sized = (): number =>
    extent.pages > 0 ? extent.pageSize : isNarrow() ? pageSizeNarrow : pageSizeWide;

  return {
    category: extent.category,
    list,
    works: [...works.values()],
    total,
    isPending: queries.some((query) => query.isPending && !query.isError),
    isFailed: queries.some((query) => query.isError),
    isUnrolled: extent.pages > 0,
    retry: () => queries.forEach((query) => (query.isError ? void query.refetch() : undefined)),
    more: () => change({ ...extent, pages: extent.pages + 1, pageSize: sized() }),

    select(category: string | null): void {
      if (category === extent.category) return;
      const pageSize = isNarrow() ? pageSizeNarrow : pageSizeWide;
      change({ category, pages: category === start.category ? 0 : 1, pageSize });
    },

    /** Hangs everything up to a position that the viewing room has reached. */
    unrollTo(position: number): void {
      if (position < works.size) return;
      const pageSize = sized();
      const first = isStart ? Math.floor(start.works.length / pageSize) : 0;
      change({ ...extent, pageSize, pages: Math.floor(position / pageSize) - first + 1 });
    },
  };
}
