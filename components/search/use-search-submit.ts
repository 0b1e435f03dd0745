import { useEffect, useRef, useState } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { rememberSearch } from './recent-searches';
import { isSearchThere } from './search-health';

/**
 * Submits a search, unless the text is empty or the search engine is away. Asking whether it is away takes a
 * moment: the newest submission wins, and none outlives the field.
 */
export function useSearchSubmit(isMissing: boolean, onGo: (href: string) => void) {
  const [isRequired, setRequired] = useState(isMissing);
  const [isAsking, setAsking] = useState(false);
  const wish = useRef(0);

  useEffect(
    () => () => {
      wish.current += 1;
    },
    [],
  );

  return {
    isRequired,
    isAsking,
    clearFault: () => setRequired(false),
    cancel(): void {
      wish.current += 1;
      setAsking(false);
    },
    async submit(text: string): Promise<void> {
      const wanted = text.trim();
      wish.current += 1;
      const own = wish.current;
      setRequired(wanted === '');
      setAsking(wanted !== '');
      if (wanted === '') return;
      const isThere = await isSearchThere();
      if (wish.current !== own) return;
      setAsking(false);
      if (!isThere) return await showAlert(searchMessages.unavailable);
      rememberSearch(wanted);
      onGo(searchAddress({ q: wanted }));
    },
  };
}
