/**
 * Parts of the site that the shell already names and that have no page yet. Whoever adds a page takes its
 * line out; the page itself wins over the list either way.
 */
const OPENING_SOON = ['info', 'terms', 'privacy', 'privacy-optional'];

/** Whether a path, in its segments, lies in one of them. */
export function isOpeningSoon(segments: readonly string[]): boolean {
  return segments[0] !== undefined && OPENING_SOON.includes(segments[0]);
}
