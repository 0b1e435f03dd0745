/** The digits whose Korean name ends with a consonant; a number that ends with 0 ends with 영, 십, 백, 천, 만 or 억. */
const CLOSED_DIGITS = '013678';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** So many syllables share an initial and a vowel: one without a final, and one for each final. */
const FINALS = 28;

/**
 * The object particle after a word or a number: 을 after a consonant, 를 after a vowel, as in `작품 3점을`, `작가 12를`.
 * A word that ends with neither Hangul nor a digit takes 를.
 */
export function objectParticle(word: string | number): '을' | '를' {
  const last = String(word).normalize('NFC').at(-1) ?? '';
  const code = last.charCodeAt(0);
  const isClosedSyllable =
    code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE && (code - FIRST_SYLLABLE) % FINALS !== 0;
  return isClosedSyllable || (last !== '' && CLOSED_DIGITS.includes(last)) ? '을' : '를';
}
