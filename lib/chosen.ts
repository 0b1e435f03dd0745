/** Nothing is chosen. */
export const NONE_CHOSEN: ReadonlySet<string> = new Set();

/** What is chosen after some keys were chosen, or are chosen no more. */
export function withChosen(
  chosen: ReadonlySet<string>,
  keys: Iterable<string>,
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
