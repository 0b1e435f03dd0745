'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { showToast } from '@/components/ui/dialog/toast-store';
import { clearFault, navigationFault } from '@/lib/browser/navigation-fault';
import { isPlainClick } from '@/lib/browser/plain-click';
import { createStore, useStore } from '@/lib/browser/store';
import * as networkMessages from '@/lib/messages/network';
import styles from './soft-navigation.module.css';

/** Whether another page is being loaded. */
const leaving = createStore(false);

/**
 * Follows every `SoftLink` without loading a new document, and prefetches the page of a link that the pointer
 * or the focus reaches. A thin line shows that a page is loading. There are no loading screens
 * (`loading.tsx`): with them a missing page would answer 200.
 *
 * It listens from the commit that hydrates it: the address of the page, which is hydrated later, is read in a part of its own.
 */
export function SoftNavigation() {
  const router = useRouter();
  const isLeaving = useStore(leaving, false);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = softLinkOf(event);
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    clearFault();
    const { pathname: to, search } = window.location;
    if (link.pathname !== to || link.search !== search) leaving.set(true);
    router.push(addressOf(link));
  });
  const onApproach = useEffectEvent((event: Event) => {
    const link = softLinkOf(event);
    if (link?.dataset.soft === 'ready') router.prefetch(addressOf(link));
  });
  /** Going back ends the navigation that was under way. */
  const onReturn = useEffectEvent(() => leaving.set(false));
  const onFault = useEffectEvent(() => {
    const fault = navigationFault.get();
    if (fault === null) return;
    leaving.set(false);
    // No list shows the fault.
    if (fault.place === null) showToast(networkMessages.offline, { label: '다시 시도', run: fault.retry });
  });

  // As early as React answers presses (`HydratedMark`).
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('click', (event) => onClick(event), { signal });
    for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
      document.addEventListener(name, (event) => onApproach(event), { signal, passive: true });
    }
    window.addEventListener('popstate', () => onReturn(), { signal });
    const endings = [navigationFault.subscribe(() => onFault()), () => end.abort()];
    // A navigation may have failed before this part was hydrated.
    onFault();
    return () => endings.forEach((ending) => ending());
  }, []);

  return (
    <>
      <Suspense>
        <Arrival />
      </Suspense>
      {isLeaving ? <div className={styles.line} role="progressbar" aria-label="불러오는 중" /> : null}
    </>
  );
}

/** Ends a navigation when another page is there. */
function Arrival() {
  const here = `${usePathname()}?${useSearchParams().toString()}`;
  useEffect(
    () => () => {
      clearFault();
      leaving.set(false);
    },
    [here],
  );
  return null;
}

/** The soft link of an event, where it leads to this site in this window. */
function softLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  return link === null || link.origin !== window.location.origin || link.target === '_blank' ? null : link;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
