import { useEffect, useState } from 'react';
import { callApi } from '@/lib/browser/call-api';
import type { Suggestion } from '@/lib/contracts/search';
import * as listLimits from '@/lib/limits/list';
import * as searchLimits from '@/lib/limits/search';

export interface Suggestions {
  /** What was typed. */
  typed: string;
  /** What was looked for: the same, or what the other keyboard would have written. */
  q: string;
  suggestions: readonly Suggestion[];
}

/**
 * Names and titles for what is being typed, asked after a short rest; the last ones stay until the next are there.
 * Suggestions that can't be had are nothing a visitor should hear of: there are none.
 */
export function useSuggestions(text: string): Suggestions | null {
  const typed = text.trim().slice(0, listLimits.searchTextMax);
  const [answer, setAnswer] = useState<Suggestions | null>(null);

  // An answer to an earlier text is none to the first letters of another.
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
