import { useEffect, useState } from 'react';
import { callApi } from '@/lib/browser/call-api';
import type { Suggestion } from '@/lib/contracts/search';
import * as searchLimits from '@/lib/limits/search';
import { cleanSearchText } from '@/lib/search/search-text';

export interface Suggestions {
  /** The typed text. */
  typed: string;
  /** The searched text: the typed one, or what its keys write in the keyboard's other mode. */
  q: string;
  suggestions: readonly Suggestion[];
}

/**
 * Suggestions for the text that is being typed, asked for after a short rest. The last ones stay until the
 * next have come. A failure is silent and means that there are none.
 */
export function useSuggestions(text: string): Suggestions | null {
  const typed = cleanSearchText(text);
  const [answer, setAnswer] = useState<Suggestions | null>(null);

  // An emptied field forgets the answer to its last text.
  if (typed === '' && answer !== null) setAnswer(null);

  useEffect(() => {
    if (typed === '') return;
    const end = new AbortController();
    const ask = async () => {
      const none = { q: typed, suggestions: [] };
      const found = await callApi('get', '/v1/search/suggestions', {
        query: { q: typed },
        signal: end.signal,
      }).catch(() => none);
      if (!end.signal.aborted) setAnswer({ typed, ...found });
    };
    const rest = setTimeout(() => void ask(), searchLimits.suggestDebounceMs);
    return () => {
      clearTimeout(rest);
      end.abort();
    };
  }, [typed]);

  return typed === '' ? null : answer;
}
