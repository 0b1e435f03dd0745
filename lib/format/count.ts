/**
 * A whole number as Koreans read it: `12,345`. `Intl` is not used, because its first use takes a browser some 20 ms in
 * the middle of a page's first render.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
