/**
 * The readable cookie that says only that somebody is logged in; without it nobody asks for `/session`. This is its
 * name where the site has no https.
 */
export const MARKER_COOKIE = 'gyeol_user';

/**
 * The name of a cookie. Under https its prefix makes browsers refuse one that came without https, or from another host
 * of the domain; `__Host-` besides asks for the path `/`.
 */
export function cookieName(name: string, { isSecure, path = '/' }: { isSecure: boolean; path?: string }) {
  if (!isSecure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}
