/** Options that a key with a page on it walks past. */
const PAGE = 8;

/**
 * The option that a key leads to in an open list. Behind the last and before the first is the text.
 * @param active -1 for the text
 * @returns null for a key that belongs to the text
 */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? -1 : active + 1;
    case 'ArrowUp':
      return active < 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : last;
    default:
      return null;
  }
}
