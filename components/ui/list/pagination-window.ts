import * as listLimits from '@/lib/limits/list';

/**
 * The page numbers to show, from 0: five of them, the current one among them.
 * They come in fixed fives (1–5, 6–10 …), so that a number doesn't move under the finger.
 */
export function paginationWindow(
  current: number,
  totalPages: number,
  size: number = listLimits.paginationWindow,
): number[] {
  if (totalPages <= 0) return [];
  const page = Math.min(Math.max(current, 0), totalPages - 1);
  const start = Math.floor(page / size) * size;
  return Array.from({ length: Math.min(size, totalPages - start) }, (_, index) => start + index);
}
