/**
 * The names of the site's cookies, without the prefix that they have under https. The host removes all others from a request.
 * The last three are next-auth's, whose own names the site doesn't use.
 */
export const COOKIE_NAMES = [
  'gyeol_user',
  'gyeol_session',
  'gyeol_social',
  'gyeol_grant',
  'gyeol_oauth_begun',
  'gyeol_oauth_origin',
  'gyeol_oauth_state',
  'gyeol_oauth_pkce',
  'gyeol_oauth_nonce',
] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];

/**
 * The readable cookie that says that a visitor is logged in, and by a digest as which account; without it no page asks for
 * `/session`. This is its name where the site has no https.
 */
export const MARKER_COOKIE = 'gyeol_user' satisfies CookieName;

/**
 * The name of a cookie. Under https its prefix makes browsers refuse one that came without https, or from another host
 * of the domain; `__Host-` besides asks for the path `/`.
 */
export function cookieName(name: CookieName, { isSecure, path = '/' }: { isSecure: boolean; path?: string }) {
  if (!isSecure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

const MARKERS = [true, false].map((isSecure) => cookieName(MARKER_COOKIE, { isSecure }));

/** Finds the marker under either of its names, and its value: in a `Cookie` header and in `document.cookie`. */
export const MARKER = new RegExp(`(?:^|;\\s*)(?:${MARKERS.join('|')})=([\\w-]+)(?:;|$)`);
