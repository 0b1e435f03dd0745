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

const LATIN = /^[a-z]{5,}$/;
/** Spellings of the same sound in romanised Korean names, each with the one it is compared by. */
const ROMANIZED: readonly (readonly [RegExp, string])[] = [
  [/oo|ou|eo|eu|uh/g, 'u'],
  [/w(?=u)/g, ''],
  [/ee|yi/g, 'i'],
  [/ae/g, 'e'],
  [/ch/g, 'j'],
  [/k/g, 'g'],
  [/p/g, 'b'],
  [/t/g, 'd'],
  [/r/g, 'l'],
  [/([a-z])\1/g, '$1'],
];
/** Letters that the shorter spelling of a name may lack. */
const SPELLED_SHORT = 4;

const asRomanized = (letters: string) =>
  ROMANIZED.reduce((text, [spelling, one]) => text.replace(spelling, one), letters);

/** Whether two names in Latin letters are spellings of the same Korean name: Yun Jaeha and Yoon Jae-ha. */
const isSameName = (typed: string, word: string): boolean =>
  Math.abs(typed.length - word.length) <= SPELLED_SHORT &&
  LATIN.test(typed) &&
  LATIN.test(word) &&
  asRomanized(typed) === asRomanized(word);

/**
 * Whether a word is the other one but for a slip or two: a letter wrong, missing, too many, or swapped with the next one; or is said
 * alike. Both letter by letter (`spellOut`).
 */
export function isClose(typed: string, word: string): boolean {
  const most = allowed(typed.length);
  if (most === 0) return false;
  const mayBe = Math.abs(typed.length - word.length) <= most && missing(typed, word) <= most;
  if (mayBe && slips(typed, word, { most, isFree: false }) <= most) return true;
  if (isSameName(typed, word)) return true;
  // No final is carried to the first letter.
  return typed[0] === word[0] && asSaid(typed) === asSaid(word);
}

/** A bit for each letter; some letters share one. */
function bitsOf(letters: string): number {
  let bits = 0;
  for (let at = 0; at < letters.length; at += 1) bits |= 1 << (letters.charCodeAt(at) & 31);
  return bits;
}

/** Counts the kinds of typed letters that the word lacks. It is a lower bound of the slips, which rules out most words. */
function missing(typed: string, word: string): number {
  let bits = bitsOf(typed) & ~bitsOf(word);
  let count = 0;
  for (; bits !== 0; count += 1) bits &= bits - 1;
  return count;
}

/** Whether the text has a part that `isClose` to what was typed. */
export function hasClose(typed: string, text: string): boolean {
  const most = allowed(typed.length);
  if (most === 0) return false;
  if (slips(typed, text, { most, isFree: true }) <= most || asSaid(text).includes(asSaid(typed))) return true;
  const sound = LATIN.test(typed) ? asRomanized(typed) : '';
  return sound.length > SHORT && asRomanized(text).includes(sound);
}

/**
 * The letters to change, add, leave out, or swap with the next one to make `text` of what was typed, or with `isFree` a part of it (the
 * distance of Damerau and Levenshtein, in which no letter is changed twice). It stops as soon as there are more than `most`.
 */
function slips(typed: string, text: string, { most, isFree }: { most: number; isFree: boolean }): number {
  let before: number[] = [];
  let row = Array.from({ length: text.length + 1 }, (_, at) => (isFree ? 0 : at));
  let leastBefore = 0;
  for (let at = 0; at < typed.length; at += 1) {
    const next = [at + 1];
    let least = at + 1;
    for (let to = 1; to <= text.length; to += 1) {
      const same = row[to - 1] ?? 0;
      let count = same;
      if (typed[at] !== text[to - 1]) {
        count = 1 + Math.min(same, row[to] ?? 0, next[to - 1] ?? 0);
        if (at > 0 && typed[at] === text[to - 2] && typed[at - 1] === text[to - 1])
          count = Math.min(count, 1 + (before[to - 2] ?? 0));
      }
      next.push(count);
      if (count < least) least = count;
    }
    // Rows never have fewer than both before them.
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    [before, row] = [row, next];
  }
  return isFree ? Math.min(...row) : (row.at(-1) ?? 0);
}
