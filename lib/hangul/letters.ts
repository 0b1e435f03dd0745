/**
 * Hangul letter by letter. NFD takes a finished syllable apart into its initial, vowel and final (U+1100 on). A keyboard
 * that has only begun a syllable writes a letter that stands alone (U+3131 on). Texts are compared in NFD.
 */
const SYLLABLES_FROM = 0xac00;
const SYLLABLES_TO = 0xd7a3;

/** Letters that stand alone, in the order of Unicode's initials, vowels and finals. */
export const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
export const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
/** The first is no final. */
export const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** Consonants that the keyboard writes as two. */
export const DOUBLE_FINALS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** A syllable's letters as they stand alone, the final '' where there is none; null for anything else. */
export function lettersOf(character: string): { initial: string; vowel: string; final: string } | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < SYLLABLES_FROM || code > SYLLABLES_TO) return null;
  const place = code - SYLLABLES_FROM;
  return {
    initial: INITIALS[Math.floor(place / 588)] ?? '',
    vowel: VOWELS[Math.floor((place % 588) / 28)] ?? '',
    final: FINALS[place % 28] ?? '',
  };
}

/** The syllable of these letters; `final` may be ''. */
export function syllableOf(initial: string, vowel: string, final: string): string {
  const place =
    (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length +
    FINALS.indexOf(final);
  return String.fromCodePoint(SYLLABLES_FROM + place);
}

/** `text` letter by letter (NFD). A letter that stands alone becomes an initial or a vowel; ㄳ becomes ㄱ and ㅅ. */
export function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ㄱ-ㅎ]/g, (consonant) => DOUBLE_FINALS[consonant] ?? consonant)
    .replace(/[ㄱ-ㅣ]/g, (letter) => letter.normalize('NFKD'))
    .normalize('NFD');
}

/**
 * What a text may become whose last syllable is still being typed, letter by letter. The keyboard writes 받 on the way
 * to 바다, and 닳 on the way to 달하: the last final may turn out to be the next syllable's initial.
 */
export function spellUnfinished(text: string): string[] {
  const characters = [...text.normalize('NFC')];
  const last = lettersOf(characters.pop() ?? '');
  if (last === null || last.final === '') return [spellOut(text)];
  const finals = DOUBLE_FINALS[last.final] ?? last.final;
  const syllable = syllableOf(last.initial, last.vowel, finals.slice(0, -1));
  return [spellOut(text), spellOut(characters.join('') + syllable + finals.slice(-1))];
}

/**
 * Returns patterns for the beginnings that an unfinished text may become: its last syllable is still being typed, and a single
 * consonant is the first letter of a syllable. 류ㄷㅇ matches 류단아.
 */
export function patternsOfUnfinished(text: string): string[] {
  const characters = [...text.normalize('NFC')];
  const isShort = (character: string, at: number) => /[ㄱ-ㅎ]/.test(character) && at < characters.length - 1;
  if (!characters.some(isShort)) return spellUnfinished(text).map(escapedLetters);
  return [
    characters
      .map((character, at) => escapedLetters(spellOut(character)) + (isShort(character, at) ? REST : ''))
      .join(''),
  ];
}
/** The vowel of a syllable, and its final. */
const REST = '[\u1161-\u1175][\u11a8-\u11c2]?';
const escapedLetters = (letters: string) => letters.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, String.raw`\$&`);

/** The syllables that begin with a consonant, as a class of a regular expression; null for anything else. */
export function syllablesOf(consonant: string): string | null {
  const at = INITIALS.indexOf(consonant);
  if (at < 0) return null;
  const from = SYLLABLES_FROM + at * VOWELS.length * FINALS.length;
  return `[${String.fromCodePoint(from)}-${String.fromCodePoint(from + VOWELS.length * FINALS.length - 1)}]`;
}

/** The first letters of the syllables; whatever else there is stays. */
export function initialsOf(text: string): string {
  return [...text].map((character) => lettersOf(character)?.initial ?? character).join('');
}

/** Whether the text is nothing but consonants that stand alone, such as ㄱㅈㅎ for 김정현. */
export function isInitialsOnly(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text);
}
