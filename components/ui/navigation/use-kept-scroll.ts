import { useLayoutEffect } from 'react';

/**
 * Scroll positions by address, to restore after a step back. The browser can't restore the position of a list
 * that is drawn after the step.
 */
const positions = new Map<string, number>();
/** The address that a path was last seen under. */
const lastAddresses = new Map<string, string>();
let cameBackTo: string | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameBackTo = `${window.location.pathname}${window.location.search}`;
  });
}

/**
 * The address for a link that leads back to a list. Its scroll position is restored as after a step back.
 * @param path of the list
 * @returns the address that the visitor last saw of it; null where they have not been there
 */
export function wayBackTo(path: string): string | null {
  const address = lastAddresses.get(path);
  if (address === undefined) return null;
  cameBackTo = address;
  return address;
}

/** @param address path and query of what is shown */
export function useKeptScroll(address: string): void {
  useLayoutEffect(() => {
    const kept = positions.get(address);
    const here = `${window.location.pathname}${window.location.search}`;
    if (cameBackTo === here && kept !== undefined) window.scrollTo({ top: kept, behavior: 'instant' });
    cameBackTo = null;
    lastAddresses.set(window.location.pathname, address);
    if (!positions.has(address)) positions.set(address, window.scrollY);

    const keep = () => positions.set(address, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [address]);
}
