/** The digits whose Korean name ends with a consonant; a number that ends with 0 ends with 영, 십, 백, 천, 만 or 억. */
const CLOSED_DIGITS = '013678';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** So many syllables share an initial and a vowel: one without a final, and one for each final. */
const FINALS = 28;
/** The place of ㄹ among the finals. */
const FINAL_RIEUL = 8;

/** The last letter or digit: a closing bracket or a full stop isn't read out. */
const lastOf = (word: string | number) =>
  /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(String(word).normalize('NFC'))?.[0] ?? '';

/** The final consonant of a syllable by its place among them; 0 for none, and for whatever is no syllable. */
function finalOf(character: string): number {
  const code = character.charCodeAt(0);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : 0;
}

/**
 * The object particle after a word or a number: 을 after a consonant, 를 after a vowel, as in `작품 3점을`, `작가 12를`.
 * A word that ends with neither Hangul nor a digit takes 를.
 */
export function objectParticle(word: string | number): '을' | '를' {
  const last = lastOf(word);
  return finalOf(last) !== 0 || (last !== '' && CLOSED_DIGITS.includes(last)) ? '을' : '를';
}

/** The particle of what something becomes: 로 after a vowel or ㄹ, else 으로, as in `운영자로`, `회원으로`. Words alone, no numbers. */
export function directionParticle(word: string): '로' | '으로' {
  const final = finalOf(lastOf(word));
  return final === 0 || final === FINAL_RIEUL ? '로' : '으로';
}
