/**
 * Hangul letter by letter. A syllable block is an initial, a vowel and perhaps a final; NFD writes it as those
 * letters (U+1100, U+1161, U+11A8 on), while a keyboard that has only begun a syllable writes a letter that
 * stands alone (U+3131 on). Everything here compares in the first of the two.
 */
const SYLLABLES_FROM = 0xac00;
const SYLLABLES_TO = 0xd7a3;
const INITIAL_FROM = 0x1100;
const VOWEL_FROM = 0x1161;
const FINAL_BEFORE = 0x11a7;

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

/** `text` letter by letter (NFD); letters that stand alone become an initial or a vowel. */
export function spellOut(text: string): string {
  return [...text.normalize('NFC')].map(spellCharacter).join('').normalize('NFD');
}

function spellCharacter(character: string): string {
  const double = DOUBLE_FINALS[character];
  if (double !== undefined) return [...double].map(spellCharacter).join('');
  const initial = INITIALS.indexOf(character);
  if (initial >= 0) return String.fromCodePoint(INITIAL_FROM + initial);
  const vowel = VOWELS.indexOf(character);
  return vowel < 0 ? character : String.fromCodePoint(VOWEL_FROM + vowel);
}

/**
 * What a text whose last syllable is still being typed may become, letter by letter: the keyboard writes 받
 * on the way to 바다, and 닳 on the way to 달하.
 */
export function spellUnfinished(text: string): string[] {
  const whole = spellOut(text);
  const last = [...text.normalize('NFC')].at(-1) ?? '';
  const final = lettersOf(last)?.final ?? '';
  if (final === '') return [whole];
  const [kept, moved] = DOUBLE_FINALS[final] === undefined ? ['', final] : [...DOUBLE_FINALS[final]];
  const stem = whole.slice(0, -1);
  return [whole, stem + (kept === '' ? '' : finalLetter(kept)) + spellCharacter(moved ?? '')];
}

function finalLetter(letter: string | undefined): string {
  return String.fromCodePoint(FINAL_BEFORE + FINALS.indexOf(letter ?? ''));
}

/** The first letters of the syllables; whatever else there is stays. */
export function initialsOf(text: string): string {
  return [...text].map((character) => lettersOf(character)?.initial ?? character).join('');
}

/** Whether the text is nothing but consonants that stand alone, such as ㄱㅈㅎ for 김정현. */
export function isInitialsOnly(text: string): boolean {
  return text !== '' && [...text].every((one) => INITIALS.includes(one) || one in DOUBLE_FINALS);
}
