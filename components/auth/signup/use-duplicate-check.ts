'use client';

import { useRef, useState } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { failureMessage } from '@/lib/browser/api-failure';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';

/**
 * Asks whether an ID or an address is taken; one question at a time, and an answer that comes after another
 * question or an edit doesn't count.
 */
export function useDuplicateCheck(onAnswer: (value: string, isTaken: boolean) => void) {
  const [isChecking, setChecking] = useState(false);
  const asked = useRef<AbortController | null>(null);

  const check = async (value: string, path: string) => {
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    setChecking(true);
    try {
      const isTaken = await fetchApi(path, trusted<boolean>(), { signal: mine.signal });
      if (!mine.signal.aborted) onAnswer(value, isTaken);
    } catch (failure) {
      if (!mine.signal.aborted) await showAlert(failureMessage(failure));
    } finally {
      if (asked.current === mine) setChecking(false);
    }
  };

  /** The value was edited: whatever is on its way is about another. */
  const forget = () => {
    asked.current?.abort();
    asked.current = null;
    setChecking(false);
  };

  return { isChecking, check, forget };
}
