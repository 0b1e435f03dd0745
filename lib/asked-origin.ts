/**
 * The request header in which the site sends the API the origin that the visitor uses. A header of this name from a browser
 * isn't passed on.
 */
export const ASKED_ORIGIN_HEADER = 'x-site-origin';

/**
 * Returns the site's origin to which a request was sent: that of its Origin header, or else of its Host header.
 * @param siteOrigins origins as browsers write them
 * @returns null for a name that doesn't belong to the site
 */
export function askedOriginOf(headers: Headers, siteOrigins: readonly string[]): string | null {
  // A proxy may change the Host. The Origin is the browser's.
  const origin = headers.get('origin');
  if (origin !== null && siteOrigins.includes(origin)) return origin;
  const host = headers.get('host')?.toLowerCase();
  return siteOrigins.find((each) => new URL(each).host === host) ?? null;
}
