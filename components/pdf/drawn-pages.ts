/**
 * The pages to draw of those that are near: all of them, or where they are too many those in the middle.
 * @returns their numbers in order
 */
export function drawnPages(near: Iterable<number>, max: number): number[] {
  const numbers = [...near].sort((one, other) => one - other);
  const from = Math.max(0, Math.floor((numbers.length - max) / 2));
  return numbers.slice(from, from + max);
}
