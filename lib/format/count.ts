/**
 * A whole number as Koreans read it: `12,345`. By hand, because the first use of a locale in a browser takes longer
 * than all the rest of a page's first render.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
