/**
 * A whole number as Koreans read it: `12,345`. By hand, because a browser's first use of a locale takes some 20 ms, in
 * the middle of a page's first render.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
