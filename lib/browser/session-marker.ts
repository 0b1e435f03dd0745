import { MARKER } from '@/lib/cookie-names';

/** The digest of the account that the browser is logged in as; null for a guest. */
export function readSessionMark(): string | null {
  return typeof document === 'undefined' ? null : (MARKER.exec(document.cookie)?.[1] ?? null);
}

/** Whether it is worth asking for what belongs to the visitor. The session itself is sealed and unreadable here. */
export function hasSessionMarker(): boolean {
  return readSessionMark() !== null;
}
