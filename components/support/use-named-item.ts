'use client';

import { useEffect } from 'react';

/** Unfolds the question that the address names, also where it comes later: `#faq-…`. */
export function useNamedItem(items: readonly unknown[]): void {
  useEffect(() => {
    const show = () => {
      const item = document.getElementById(window.location.hash.slice(1));
      if (!(item instanceof HTMLDetailsElement) || item.open) return;
      item.open = true;
      item.scrollIntoView({ block: 'start' });
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [items]);
}
