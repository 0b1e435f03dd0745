/**
 * Whether a mutation comes from our own pages. Browsers say so by themselves (Sec-Fetch-Site, Origin), and a
 * cookie of ours on a request that doesn't say so is refused, so no other site can act for a visitor. The Host header
 * says nothing: it is whatever name the browser was led to.
 * @param siteOrigins each with scheme, host and port, as browsers write it
 */
export function isSameOrigin(headers: Headers, siteOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === 'same-origin';
  return siteOrigins.includes(origin);
}

/** Dot segments and encoded slashes never reach the platform, however often they are encoded. */
export function isPlainPath(pathname: string): boolean {
  if (!/^\/v[12]\//.test(pathname)) return false;
  if (pathname.includes('\\') || pathname.includes('//')) return false;
  let decoded = pathname;
  for (let round = 0; round < 3; round += 1) {
    if (/%2f|%5c|%00/i.test(decoded)) return false;
    if (decoded.split('/').some((part) => part === '.' || part === '..')) return false;
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return true;
      decoded = next;
    } catch {
      return false;
    }
  }
  return false;
}

/** The visitor's address: the host has set the header to what it knows, and dropped what it doesn't trust. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
}
