import { useState } from 'react';
import { useLateQueries } from '@/components/ui/use-late-queries';
import type { Artwork } from '@/lib/contracts/artwork';
import * as wallLimits from '@/lib/limits/wall';
import { artworkPageQuery } from './artwork-queries';

const { pageSizeNarrow, pageSizeWide, narrowMaxWidth } = wallLimits;

/** The first works of a list, which came with the page. */
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

/** The extents of this tab's walls, so that going back finds a wall as it was left. */
const extents = new Map<string, Extent>();

const keyOf = (artistId: number, category: string | null) => `${artistId}:${category ?? ''}`;

function isNarrow(): boolean {
  return window.matchMedia(`(max-width: ${narrowMaxWidth}px)`).matches;
}

/**
 * The wall of an artist's works: what the page came with, then pages of 8 on narrow screens and 9 on wide
 * ones (P-69). The page comes with nine, so a narrow wall's first fetched page begins
 * with a work that is there already; works are therefore identified by their uuid and hung once.
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
  const { results, error, load } = useLateQueries(
    Array.from({ length: extent.pages }, (_, index) => artworkPageQuery(list, firstPage + index)),
  );
  const queries = results ?? [];
  const isLoading = results === null && extent.pages > 0 && error === null;

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
  return {
    category: extent.category,
    list,
    works: [...works.values()],
    total,
    isPending: isLoading || queries.some((query) => query.isPending && !query.isError),
    error: error ?? queries.find((query) => query.isError)?.error ?? null,
    isUnrolled: extent.pages > 0,
    retry() {
      if (error !== null) load();
      else for (const query of queries) if (query.isError) void query.refetch();
    },
    more: () => change({ ...extent, pages: extent.pages + 1, pageSize: sizeFor(extent.category) }),

    /** Hangs a category, as far as a position of it. */
    show(category: string | null, position = 0): void {
      if (category === extent.category && position < works.size) return;
      const pageSize = sizeFor(category);
      const begun = category === start.category ? start.works.length : 0;
      const pages = position < begun ? 0 : Math.floor(position / pageSize) - Math.floor(begun / pageSize) + 1;
      change({ category, pages, pageSize });
    },
  };

  /** The page size is chosen with the first page and kept: another one would cut the list elsewhere. */
  function sizeFor(category: string | null): number {
    if (category === extent.category && extent.pages > 0) return extent.pageSize;
    return isNarrow() ? pageSizeNarrow : pageSizeWide;
  }
}
