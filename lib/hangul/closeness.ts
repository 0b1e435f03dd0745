/** Letters of a word from which on two of them may be wrong. */
const LONG = 10;
/** A word of fewer letters resembles too much. */
const SHORT = 4;

/** How many letters of a word of so many may be wrong, missing or too many. */
function allowed(letters: number): number {
  return letters < SHORT ? 0 : letters < LONG ? 1 : 2;
}

/** Whether a word is the other one but for a slip or two: a letter wrong, missing, too many, or swapped with the next one. Both letter by letter (`spellOut`). */
export function isClose(typed: string, word: string): boolean {
  const most = allowed(typed.length);
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  return (lastRow(typed, word, false).at(-1) ?? 0) <= most;
}

/** Whether the text has a part that `isClose` to what was typed. */
export function hasClose(typed: string, text: string): boolean {
  const most = allowed(typed.length);
  return most > 0 && Math.min(...lastRow(typed, text, true)) <= most;
}

/**
 * The letters to change, add, leave out, or swap with the next one, for each beginning of `text`; `isFree`: from anywhere in it. (The
 * distance of Damerau and Levenshtein, in which no letter is changed twice.)
 */
function lastRow(typed: string, text: string, isFree: boolean): number[] {
  let before: number[] = [];
  let row = Array.from({ length: text.length + 1 }, (_, at) => (isFree ? 0 : at));
  for (const [at, letter] of [...typed].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= text.length; to += 1) {
      const same = row[to - 1] ?? 0;
      const isSwapped = at > 0 && letter === text[to - 2] && typed[at - 1] === text[to - 1];
      const swapped = isSwapped ? (before[to - 2] ?? 0) : Number.POSITIVE_INFINITY;
      const step = 1 + Math.min(same, row[to] ?? 0, next[to - 1] ?? 0, swapped);
      next.push(letter === text[to - 1] ? same : step);
    }
    [before, row] = [row, next];
  }
  return row;
}
