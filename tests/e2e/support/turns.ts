/**
 * The gestures of one row of a table, of which each row takes so many in turn; all of them where `E2E_GESTURES=all`.
 * @param row its number in the table
 */
export function takeTurns<Gesture>(gestures: readonly Gesture[], row: number, count: number): Gesture[] {
  if (process.env.E2E_GESTURES === 'all') return [...gestures];
  const taken = new Set(Array.from({ length: count }, (_, index) => (row * count + index) % gestures.length));
  return gestures.filter((_, turn) => taken.has(turn));
}
