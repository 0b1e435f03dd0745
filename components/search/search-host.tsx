'use client';

import { closeSearch, searchStore } from '@/components/shell/search-store';
import { offerReload } from '@/components/ui/action/offer-reload';
import { PhoneSheetShell } from '@/components/ui/dialog/dialog-shell';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { useStore } from '@/lib/browser/store';
import * as searchPaths from '@/lib/paths/search';

/** Opens the search layer on request; its code is loaded with the first opening. */
export function SearchHost() {
  const isOpen = useStore(searchStore, false);
  const showLayer = useLazyElement(
    isOpen,
    async () => (await import('./search-layer')).SearchLayer,
    () => {
      closeSearch();
      // The page does the same. Without a network it would be the browser's error page.
      if (navigator.onLine) window.location.assign(searchPaths.page());
      else void offerReload();
    },
  );
  if (!isOpen) return null;
  return (
    showLayer({ onClose: closeSearch }) ?? <PhoneSheetShell label="통합검색" title="" onClose={closeSearch} />
  );
}
