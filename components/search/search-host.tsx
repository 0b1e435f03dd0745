'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { closeSearch, isSearchOpen, subscribeToSearch } from '@/components/shell/search-store';
import * as searchPaths from '@/lib/paths/search';

/** Opens the search layer on request; its code is loaded with the first opening. */
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
      // Without the layer's code, the search page does the same.
      () => window.location.assign(searchPaths.page()),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, Layer]);

  return isOpen && Layer !== null ? <Layer onClose={closeSearch} /> : null;
}
