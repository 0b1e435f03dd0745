import { folded, isMeasure, titlesOf, wordsOf } from '@/lib/search/typed-words';
import { initialsOf, isInitialsOnly, patternsOfUnfinished, spellOut } from './letters';
import { typedInOtherMode } from './keyboard';

/**
 * Whether a text has every word that is typed, in any order, or every one of a part of a caption. The last syllable of a word may
 * still be half typed, a consonant may mean its syllable (류ㄷ, ㅎㅇㄱㅇ), and the keyboard may have been in the other mode.
 * Spaces don't count.
 * @param texts what is looked through
 * @param waysOf other ways in which the texts may say a word
 */
export function matchesTyped(
  texts: readonly string[],
  typed: string,
  waysOf: (word: string) => readonly string[] = () => [],
): boolean {
  if (typed.trim() === '') return true;
  const text = folded(texts.join('\n'))
    .toLowerCase()
    .replace(/[^\S\n]+/g, '');
  const [whole = '', ...parts] = titlesOf(typed);
  const meant = typedInOtherMode(typed);
  const ways = [whole, ...parts.filter((part) => !isMeasure(part)), ...(meant === null ? [] : [meant])];
  return ways.some((way) => way !== '' && hasAll(text, wordsOf(way), waysOf));
}

function hasAll(
  text: string,
  words: readonly string[],
  waysOf: (word: string) => readonly string[],
): boolean {
  const spelled = spellOut(text);
  const initials = initialsOf(text);
  const has = (word: string) =>
    patternsOfUnfinished(word).some((pattern) => new RegExp(pattern).test(spelled)) ||
    (isInitialsOnly(word) && initials.includes(word));
  return words.map((word) => word.toLowerCase()).every((word) => [word, ...waysOf(word)].some(has));
}
