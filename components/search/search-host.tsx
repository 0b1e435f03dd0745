'use client';

import { closeSearch, searchStore } from '@/components/shell/search-store';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { useStore } from '@/lib/browser/store';
import * as searchPaths from '@/lib/paths/search';

/** Shows the search layer where it is asked for; it is fetched with the first opening. */
export function SearchHost() {
  const isOpen = useStore(searchStore, false);
  const showLayer = useLazyElement(
    isOpen,
    async () => (await import('./search-layer')).SearchLayer,
    // The page does the same.
    () => window.location.assign(searchPaths.page()),
  );
  return isOpen ? showLayer({ onClose: closeSearch }) : null;
}
