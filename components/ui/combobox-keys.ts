/** Options that a key with a page on it walks past. */
const PAGE = 8;

/**
 * The option that a key leads to in an open list, which has no end: behind the last comes the first.
 * @param active -1 for none
 * @returns null for a key that leads nowhere
 */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(count - 1, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    default:
      return null;
  }
}
