import { initialsOf, isInitialsOnly, spellOut, spellUnfinished } from './letters';
import { typedInOtherMode } from './keyboard';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Whether a text has every word that is typed, in any order. The last syllable of a word may still be half typed, a word may
 * be the first letters of its syllables (ㅎㅇㄱㅇ), and the keyboard may have been in the other mode.
 * @param texts what is looked through
 */
export function matchesTyped(texts: readonly string[], typed: string): boolean {
  const text = texts.join(' ').toLowerCase();
  const meant = typedInOtherMode(typed);
  return hasAll(text, typed) || (meant !== null && hasAll(text, meant));
}

function hasAll(text: string, typed: string): boolean {
  const spelled = spellOut(text);
  const initials = initialsOf(text.replace(/\s+/g, ''));
  return wordsOf(typed).every(
    (word) =>
      spellUnfinished(word).some((each) => spelled.includes(each)) ||
      (isInitialsOnly(word) && initials.includes(word)),
  );
}
