/** How many seals are remembered, and for how long at the most, in milliseconds. */
const MAX_SEALS = 500;
const MAX_AGE = 60_000;

interface Opened {
  secret: string;
  /** In milliseconds, as `Date.now` counts. */
  until: number;
  data: unknown;
}

/**
 * Remembers for a moment what was in a seal: a page's calls come with the same cookie in a row, and opening it
 * costs several turns of the thread pool. Only an intact one is remembered, at the most until it expires.
 * Nothing is decided by it: whether a session is still one, the platform says at each call.
 * @param open throws where the seal is forged, expired or holds something else
 */
export function rememberOpened(open: (seal: string, secret: string) => Promise<unknown>): typeof open {
  const seals = new Map<string, Opened>();
  return async (seal, secret) => {
    const known = seals.get(seal);
    if (known?.secret === secret && known.until > Date.now()) return known.data;
    seals.delete(seal);
    const data = await open(seal, secret);
    const until = Math.min(Date.now() + MAX_AGE, expiryOf(seal));
    if (until <= Date.now()) return data;
    const [oldest] = seals.keys();
    if (seals.size >= MAX_SEALS && oldest !== undefined) seals.delete(oldest);
    seals.set(seal, { secret, until, data });
    return data;
  };
}

/** What the sixth field of a Fe26.2 seal says, in milliseconds; a seal without one isn't remembered. */
function expiryOf(seal: string): number {
  return Number(seal.split('*')[5] || 0);
}
