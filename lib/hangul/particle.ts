import { lettersOf } from './letters';

/** A word with the object particle that its last syllable asks for: 을 after a final, 를 after a vowel. */
export function asObject(word: string): string {
  return `${word}${lettersOf(word.at(-1) ?? '')?.final === '' ? '를' : '을'}`;
}
