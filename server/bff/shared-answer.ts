/** The header by which the platform knows a caller. A browser has a cookie instead. */
const CALLER = 'authorization';
const SHARED_SECONDS = /^s-maxage=(\d+)$/i;

/**
 * Adapts an answer of the platform to caches between the site and its visitors. The site knows callers by their cookie, so
 * `Vary` says that. Such a cache may answer by itself for CDN_SECONDS at the most, because it doesn't hear of changes.
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
    // A cache then asks each time, as it does for pages.
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
