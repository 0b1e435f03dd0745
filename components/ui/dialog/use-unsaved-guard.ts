'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { isLeavingForGood } from '@/lib/browser/leave-for-good';
import { isPlainClick } from '@/lib/browser/plain-click';
import * as leavingMessages from '@/lib/messages/leaving';
import { askConfirm } from './alert-store';

/** The link that the visitor was asked about and follows: a second guard of the page doesn't ask about it again. */
let followed: HTMLAnchorElement | null = null;

/**
 * Asks before a visitor leaves what they have typed and not saved: a link of the page by a question of ours,
 * another document (a reload, a closed tab) by the browser's own. Going back within the site isn't asked: the
 * browser has gone by the time a page hears of it. (The back office's router can hold it: `useBackGuard`.)
 * @param question what it asks
 * @returns lets the page be left without a question: for what leaves after a save
 */
export function useUnsavedGuard(
  hasUnsaved: boolean,
  question: string = leavingMessages.unsaved,
): { release: () => void } {
  const isReleased = useRef(false);
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isReleased.current && followed === null && !isLeavingForGood()) event.preventDefault();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && link === followed) return;
    // The link may have led nowhere because a role was missing. A press on something else shows that.
    followed = null;
    if (link === null || isReleased.current || !isPlainClick(event) || !leaves(link)) return;
    // Runs before every listener that would follow the link.
    event.preventDefault();
    event.stopImmediatePropagation();
    void askConfirm(question, { confirmLabel: '나가기', cancelLabel: '머무르기' }).then((isSure) => {
      if (!isSure) return;
      followed = link;
      link.click();
    });
  });

  useEffect(() => {
    if (!hasUnsaved) return;
    isReleased.current = false;
    followed = null;
    const end = new AbortController();
    window.addEventListener('beforeunload', (event) => onUnload(event), { signal: end.signal });
    document.addEventListener('click', (event) => onClick(event), { signal: end.signal, capture: true });
    return () => end.abort();
  }, [hasUnsaved]);

  return {
    release: () => {
      isReleased.current = true;
    },
  };
}

/** Asks before a document is left whose typing outlives everything but that: the browser's own question alone. */
export function useUnloadGuard(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingForGood()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}

/** Whether a link shows another page in this window. */
function leaves(link: HTMLAnchorElement): boolean {
  if (link.href === '' || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  if (!/^https?:$/.test(link.protocol)) return false;
  const { origin, pathname, search } = window.location;
  return link.origin !== origin || link.pathname !== pathname || link.search !== search;
}
