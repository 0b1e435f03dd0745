'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { closeSearch, isSearchOpen, subscribeToSearch } from '@/components/shell/search-store';
import * as searchPaths from '@/lib/paths/search';

/** Shows the search layer where it is asked for; it is fetched with the first opening. */
export function SearchHost() {
  const isOpen = useSyncExternalStore(subscribeToSearch, isSearchOpen, () => false);
  const [Layer, setLayer] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  useEffect(() => {
    if (!isOpen || Layer !== null) return;
    let isGone = false;
    import('./search-layer').then(
      (module) => {
        if (!isGone) setLayer(() => module.SearchLayer);
      },
      // The page does the same.
      () => window.location.assign(searchPaths.page()),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, Layer]);

  return isOpen && Layer !== null ? <Layer onClose={closeSearch} /> : null;
}
