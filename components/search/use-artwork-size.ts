import { useSyncExternalStore } from 'react';
import * as searchLimits from '@/lib/limits/search';
import { artworkPageSize } from '@/lib/search/sections';

const EDGES = searchLimits.artworkPageSizes.filter(({ minWidth }) => minWidth > 0);

function subscribe(onChange: () => void): () => void {
  const lists = EDGES.map(({ minWidth }) => matchMedia(`(min-width: ${minWidth}px)`));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const read = () =>
  artworkPageSize(
    EDGES.find(({ minWidth }) => matchMedia(`(min-width: ${minWidth}px)`).matches)?.minWidth ?? 0,
  );

/**
 * How many artworks a page has in this window; null on the server and in the render that has to agree with it, where
 * the style sheet shows as many as are right.
 */
export function useArtworkSize(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () => null);
}
