'use client';

import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { SESSION_END } from '@/lib/browser/session-change';

interface KeptTypingOptions<Kept> {
  /** Names the form in the tab's storage. */
  form: string;
  /** The account whose form it is: nobody else gets what was typed. */
  owner: string;
  /** Checks what comes from the storage. */
  schema: z.ZodType<Kept>;
  /** What was typed and isn't saved; null for nothing. */
  read: () => Kept | null;
  restore: (kept: Kept) => void;
}

/** Keeps what was typed when the session ends, and restores it when the same account opens the form again. */
export function useKeptTyping<Kept>({ form, owner, schema, read, restore }: KeptTypingOptions<Kept>): void {
  const key = keyOf(form);
  const onEnd = useEffectEvent(() => {
    const typed = read();
    if (typed !== null) write(key, { owner, typed });
  });
  const onOpen = useEffectEvent(() => {
    const kept = readOnce(key);
    const typed = schema.safeParse(kept?.owner === owner ? kept.typed : undefined);
    if (typed.success) restore(typed.data);
  });
  useEffect(() => {
    onOpen();
    const end = new AbortController();
    window.addEventListener(SESSION_END, () => onEnd(), { signal: end.signal });
    return () => end.abort();
  }, [key, owner]);
}

const keyOf = (form: string) => `gyeol-typed-${form}`;

/** Names of forms that begin so and have something kept for this account: the page that has them can open one again. */
export function listKeptForms(prefix: string, owner: string): string[] {
  try {
    return Object.keys(window.sessionStorage)
      .filter(
        (key) => key.startsWith(keyOf(prefix)) && parsed(window.sessionStorage.getItem(key))?.owner === owner,
      )
      .map((key) => key.slice(keyOf('').length));
  } catch {
    return [];
  }
}

function write(key: string, kept: object): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without a storage nothing can be kept.
  }
}

/** Reads what was kept and forgets it. */
function readOnce(key: string): { owner?: unknown; typed?: unknown } | null {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return parsed(text);
  } catch {
    return null;
  }
}

/** @throws SyntaxError */
function parsed(text: string | null): { owner?: unknown; typed?: unknown } | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  return typeof kept === 'object' ? kept : null;
}
