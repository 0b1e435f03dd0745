import { useLayoutEffect } from 'react';

/**
 * Puts a visitor who comes back where they left. The browser's own memory fails where the page is drawn
 * after the step back, as an infinite list is.
 */
const positions = new Map<string, number>();
let cameBackTo: string | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameBackTo = `${window.location.pathname}${window.location.search}`;
  });
}

/** @param address path and query of what is shown */
export function useKeptScroll(address: string): void {
  useLayoutEffect(() => {
    const kept = positions.get(address);
    const here = `${window.location.pathname}${window.location.search}`;
    if (cameBackTo === here && kept !== undefined) window.scrollTo({ top: kept, behavior: 'instant' });
    cameBackTo = null;

    const keep = () => positions.set(address, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [address]);
}
