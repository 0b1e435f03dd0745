'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from './plain-click';

/**
 * Follows every `SoftLink` without loading a new document, and fetches the page of one that a hand comes near.
 * One listener a kind for all of them; without a script they are links as ever.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = softLinkOf(event);
      if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      router.push(addressOf(link));
    };
    const onApproach = (event: Event) => {
      const link = softLinkOf(event);
      if (link?.dataset.soft === 'ready') router.prefetch(addressOf(link));
    };
    const approaches = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', onClick);
    for (const name of approaches) document.addEventListener(name, onApproach, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of approaches) document.removeEventListener(name, onApproach);
    };
  }, [router]);

  return null;
}

function softLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
