import { LRUCache } from 'lru-cache';

/** How many seals are remembered, and for how many milliseconds at the most. */
const MAX_SEALS = 500;
const MAX_AGE = 60_000;

/**
 * Remembers for a moment what was in a seal. A page's calls come with the same cookie in a row, and opening its seal
 * takes several turns of the thread pool. Only an intact seal is remembered, and not beyond its expiry. No visitor is let
 * in by it: the platform judges the session at each call.
 * @param open throws where the seal is forged, expired or holds something else
 */
export function rememberOpened(open: (seal: string, secret: string) => Promise<unknown>): typeof open {
  // The expiry in a seal is a date, so the cache's clock is `Date`.
  const seals = new LRUCache<string, { secret: string; data: unknown }>({
    max: MAX_SEALS,
    perf: Date,
    ttlResolution: 0,
  });
  return async (seal, secret) => {
    const known = seals.get(seal);
    if (known?.secret === secret) return known.data;
    const data = await open(seal, secret);
    const ttl = Math.min(MAX_AGE, expiryOf(seal) - Date.now());
    if (ttl > 0) seals.set(seal, { secret, data }, { ttl });
    return data;
  };
}

/** The expiry in the sixth field of a Fe26.2 seal, in milliseconds; 0 for a seal without one. */
function expiryOf(seal: string): number {
  return Number(seal.split('*')[5]) || 0;
}
