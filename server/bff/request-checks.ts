import { ASKED_ORIGIN_HEADER, askedOriginOf } from '@/lib/asked-origin';
import { getSettings } from './host-bridge';

/**
 * Whether a mutation comes from the site's own pages, by the headers that browsers set (Sec-Fetch-Site, Origin). Without
 * this check another site could act for a visitor. The Host header is no proof: it is the name that the browser was led
 * to.
 * @param siteOrigins origins as browsers write them
 */
export function isSameOrigin(headers: Headers, siteOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === 'same-origin';
  return siteOrigins.includes(origin);
}

/**
 * Whether a read comes from the site's own pages, or from the visitor's address bar (`none`). Where a browser doesn't send
 * Sec-Fetch-Site, its Origin or Referer has to name the site.
 * @param siteOrigins origins as browsers write them
 */
export function isFromOwnPage(headers: Headers, siteOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const from = headers.get('origin') ?? headers.get('referer') ?? '';
  return URL.canParse(from) && siteOrigins.includes(new URL(from).origin);
}

/** Whether a browser says that another site made it ask. A link elsewhere brings the session's cookie along. */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/** Whether a path has no dot segment and no encoded slash, however often they are encoded. */
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

/** The visitor's address. The host has set the header, and removed what it doesn't trust. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
}

/** Sends the platform the site's origin that the visitor uses. Addresses in its answers begin with that origin. */
export function nameAskedOrigin(headers: Headers, asked: Pick<Request, 'headers'>): void {
  const origin = askedOriginOf(asked.headers, getSettings().siteOrigins);
  if (origin !== null) headers.set(ASKED_ORIGIN_HEADER, origin);
}
