import { cookieName, MARKER_COOKIE } from '@/lib/cookie-names';

/** `server/bff` sets it under one of these names; which one, depends on how the site is reached. */
const NAMES = [true, false].map((isSecure) => cookieName(MARKER_COOKIE, { isSecure }));
const MARKER = new RegExp(`(?:^|;\\s*)(?:${NAMES.join('|')})=1(?:;|$)`);

/** Whether it is worth asking for what belongs to the visitor. The session itself is sealed and unreadable here. */
export function hasSessionMarker(): boolean {
  return typeof document !== 'undefined' && MARKER.test(document.cookie);
}
