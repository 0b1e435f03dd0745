'use client';

import { useRef, useState } from 'react';
import type { z } from 'zod';
import { showAlert } from '@/components/ui/alert-store';
import { failureMessage } from '@/lib/browser/api-failure';
import * as networkMessages from '@/lib/messages/network';

/** What was said last, and of which value; forgotten with each edit. */
export interface DuplicateAnswer {
  value: string;
  isTaken: boolean;
}
export const UNCHECKED: DuplicateAnswer = { value: '', isTaken: false };

interface DuplicateCheckOptions {
  /** Of the contract: what isn't one can't be taken. */
  schema: z.ZodType<string>;
  /** Asks whether the value is taken. */
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>;
  /** It isn't one; says why. */
  onFault: (message: string) => void;
  onAnswer: (answer: DuplicateAnswer) => void;
}

/**
 * Asks whether an ID or an address is taken; one question at a time, and an answer that comes after another
 * question or an edit doesn't count.
 */
export function useDuplicateCheck({ schema, isTaken, onFault, onAnswer }: DuplicateCheckOptions) {
  const [isChecking, setChecking] = useState(false);
  const asked = useRef<AbortController | null>(null);

  const ask = async (typed: string) => {
    if (isChecking) return;
    const rule = schema.safeParse(typed);
    if (!rule.success) return onFault(rule.error.issues[0]?.message ?? networkMessages.checkInput);
    const value = rule.data;
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    setChecking(true);
    try {
      const answer = await isTaken(value, mine.signal);
      if (!mine.signal.aborted) onAnswer({ value, isTaken: answer });
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

  return { isChecking, ask, forget };
}
