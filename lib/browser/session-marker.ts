/** The readable cookie that says that somebody is logged in, and no more (`server/bff` sets it). */
const MARKER = /(?:^|;\s*)gyeol_user=1(?:;|$)/;

/** Whether it is worth asking for what belongs to the visitor. The session itself is sealed and unreadable here. */
export function hasSessionMarker(): boolean {
  return typeof document !== 'undefined' && MARKER.test(document.cookie);
}
