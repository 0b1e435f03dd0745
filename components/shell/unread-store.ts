'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { callApi } from '@/lib/browser/call-api';
import { createStore, useStore } from '@/lib/browser/store';
import type { Unread } from '@/lib/contracts/support';
import type { SessionState } from './session-store';

/** Milliseconds after which a page that is looked at again, or the next page, asks again. */
const STALE_MS = 60_000;

/** The answer and its account: no other account's badge shows it. */
const unread = createStore<{ owner: string; answer: Unread } | null>(null);
let asked = { owner: '', at: 0 };

/** Asks what is unread. A failure leaves the badge as it is. */
async function ask(owner: string): Promise<void> {
  const own = { owner, at: Date.now() };
  asked = own;
  try {
    const answer = await callApi('get', '/v1/support/unread');
    // A later question's answer counts.
    if (asked === own) unread.set({ owner, answer });
  } catch {
    // The next look at the page asks again.
  }
}

/** Asks again: something was read, or may have come. A guest causes no call. */
export async function refreshUnread(): Promise<void> {
  if (asked.owner !== '') await ask(asked.owner);
}

/** The notice was read in this browser: the badge needs no call to know. */
export function forgetUnreadNotice(uuid: string): void {
  const known = unread.get();
  if (known === null || !known.answer.noticeUuids.includes(uuid)) return;
  const noticeUuids = known.answer.noticeUuids.filter((each) => each !== uuid);
  unread.set({ ...known, answer: { ...known.answer, notices: known.answer.notices - 1, noticeUuids } });
}

/**
 * What a member hasn't read (P-5): one call when the page has loaded, and one when it is looked at again or the next page is
 * opened after a while. Null for a guest and until the answer.
 */
export function useUnread(user: SessionState): Unread | null {
  const id = user?.id;
  const pathname = usePathname();
  useEffect(() => {
    if (id === undefined) return;
    const look = () => {
      const isKnown = asked.owner === id && Date.now() - asked.at < STALE_MS;
      if (!document.hidden && !isKnown) void ask(id);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, pathname]);
  const known = useStore(unread, null);
  return id === undefined || known?.owner !== id ? null : known.answer;
}
