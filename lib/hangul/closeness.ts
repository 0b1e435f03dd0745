import { DOUBLE_FINALS, FINALS, INITIALS } from './letters';

/** Letters of a word from which on two of them may be wrong. */
const LONG = 10;
/** A word of fewer letters resembles too much. */
const SHORT = 4;

/** How many letters of a word of so many may be wrong, missing or too many. */
function allowed(letters: number): number {
  return letters < SHORT ? 0 : letters < LONG ? 1 : 2;
}

/** A final other than ㅇ and ㅎ, and a syllable behind it that begins with a vowel. */
const CARRIED = /([\u11a8-\u11bb\u11bd-\u11c1])\u110b/g;

/** Letters as they are said: a final is carried to the vowel behind it, which makes 류다나 of 류단아. */
function asSaid(letters: string): string {
  return letters.replace(CARRIED, (both, final: string) => {
    const name = FINALS[final.charCodeAt(0) - 0x11a7] ?? '';
    const [carried = '', kept] = [...(DOUBLE_FINALS[name] ?? name)].reverse();
    if (carried === 'ㅎ') return both;
    const rest = kept === undefined ? '' : String.fromCharCode(0x11a7 + FINALS.indexOf(kept));
    return rest + String.fromCharCode(0x1100 + INITIALS.indexOf(carried));
  });
}

/**
 * Whether a word is the other one but for a slip or two: a letter wrong, missing, too many, or swapped with the next one; or is said
 * alike. Both letter by letter (`spellOut`).
 */
export function isClose(typed: string, word: string): boolean {
  const most = allowed(typed.length);
  if (most > 0 && asSaid(typed) === asSaid(word)) return true;
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  return (lastRow(typed, word, false).at(-1) ?? 0) <= most;
}

/** Whether the text has a part that `isClose` to what was typed. */
export function hasClose(typed: string, text: string): boolean {
  const most = allowed(typed.length);
  if (most === 0) return false;
  return Math.min(...lastRow(typed, text, true)) <= most || asSaid(text).includes(asSaid(typed));
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
