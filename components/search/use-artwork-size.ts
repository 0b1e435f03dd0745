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
 * The number of artworks on a page in this window; null on the server and while hydrating, where style sheets
 * show the right number.
 */
export function useArtworkSize(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () => null);
}
