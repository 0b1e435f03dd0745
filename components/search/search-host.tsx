'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { closeSearch, isSearchOpen, subscribeToSearch } from '@/components/shell/search-store';
import { paths } from '@/lib/paths';

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
      () => window.location.assign(paths.search()),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, Layer]);

  return isOpen && Layer !== null ? <Layer onClose={closeSearch} /> : null;
}
