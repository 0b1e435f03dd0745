import { MARKER } from '@/lib/cookie-names';

/** Whether it is worth asking for what belongs to the visitor. The session itself is sealed and unreadable here. */
export function hasSessionMarker(): boolean {
  return typeof document !== 'undefined' && MARKER.test(document.cookie);
}
