import { useRef, useState } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { messages } from '@/lib/messages/messages';
import { searchAddress } from '@/lib/search/sections';
import { rememberSearch } from './recent-searches';
import { isSearchThere } from './search-health';

/** Sends a search off: nothing is looked for without a text, while the engine is away, or twice for one press. */
export function useSearchSubmit(isMissing: boolean, onGo: (href: string) => void) {
  const [isRequired, setRequired] = useState(isMissing);
  const isAsking = useRef(false);

  return {
    isRequired,
    clearFault: () => setRequired(false),
    async submit(text: string): Promise<void> {
      const wanted = text.trim();
      setRequired(wanted === '');
      if (wanted === '' || isAsking.current) return;
      isAsking.current = true;
      try {
        if (!(await isSearchThere())) return await showAlert(messages.search.unavailable);
        rememberSearch(wanted);
        onGo(searchAddress(wanted));
      } finally {
        isAsking.current = false;
      }
    },
  };
}
