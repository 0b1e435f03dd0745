/** What the platform tells callers apart by, and a browser of ours has in its cookie. */
const CALLER = 'authorization';
const SHARED_SECONDS = /^s-maxage=(\d+)$/i;

/**
 * How caches between the site and its visitors may keep an answer of the platform. The platform knows a caller by their
 * bearer, the site by their cookie, so `Vary` says that; and nothing is answered without asking for longer than the
 * setting CDN_SECONDS, because no news of changes reaches those caches.
 * @param headers the answer's, changed in place
 * @param cdnSeconds 0 forbids it
 */
export function limitSharing(headers: Headers, cdnSeconds: number): void {
  const cacheControl = headers.get('cache-control');
  const isShared = cacheControl !== null && /\b(public|s-maxage)\b/i.test(cacheControl);
  const vary = listOf(headers.get('vary')).map((name) => (name.toLowerCase() === CALLER ? 'Cookie' : name));
  if (isShared && !vary.some((name) => /^(cookie|\*)$/i.test(name))) vary.push('Cookie');
  if (vary.length > 0) headers.set('vary', vary.join(', '));
  if (cacheControl !== null) headers.set('cache-control', limited(cacheControl, cdnSeconds));
}

function limited(cacheControl: string, cdnSeconds: number): string {
  const directives = listOf(cacheControl).flatMap((directive) => {
    if (cdnSeconds === 0 && /^stale-while-revalidate=/i.test(directive)) return [];
    const seconds = SHARED_SECONDS.exec(directive)?.[1];
    if (seconds === undefined) return [directive];
    // Without the seconds, a cache in between asks each time, as it does for pages.
    return cdnSeconds === 0 ? ['must-revalidate'] : [`s-maxage=${Math.min(Number(seconds), cdnSeconds)}`];
  });
  return directives.join(', ');
}

function listOf(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
