import { DOUBLE_FINALS, FINALS, INITIALS, lettersOf, syllableOf, VOWELS } from './letters';

/** The keys of the two-set keyboard, and below each the letter that it writes in Korean mode. */
const KEYS = [...'qwertyuiopasdfghjklzxcvbnmQWERTOP'];
const LETTERS = [...'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ'];
const LETTER_BY_KEY = new Map(KEYS.map((key, at) => [key, LETTERS[at] ?? '']));
const KEY_BY_LETTER = new Map(LETTERS.map((letter, at) => [letter, KEYS[at] ?? '']));

/** Vowels that are typed as two. */
const DOUBLE_VOWELS: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};
const joined = (doubles: Readonly<Record<string, string>>) =>
  new Map(Object.entries(doubles).map(([one, two]) => [two, one]));
const JOINED_VOWELS = joined(DOUBLE_VOWELS);
const JOINED_FINALS = joined(DOUBLE_FINALS);

/** Capitals alone come of the Caps Lock key, unless each of them writes another letter than its small one. */
const hasCapsLock = (text: string) => !/[a-z]/.test(text) && /[ASDFGHJKLZXCVBNMYUI]/.test(text);

/** What the keys of an English text write in Korean mode: `rlawjdgus` is 김정현. */
export function typedInKorean(text: string): string {
  const keys = hasCapsLock(text) ? text.toLowerCase() : text;
  const letters = [...keys].map(
    (key) => LETTER_BY_KEY.get(key) ?? LETTER_BY_KEY.get(key.toLowerCase()) ?? key,
  );
  let written = '';
  let at = 0;
  while (at < letters.length) {
    const { syllable, length } = syllableAt(letters, at);
    written += syllable;
    at += length;
  }
  return written;
}

/** The keys of a Korean text as English mode writes them: ㅔ먀ㅜㅅ is `paint`. */
export function typedInEnglish(text: string): string {
  return [...text.normalize('NFC')]
    .flatMap((character) => {
      const syllable = lettersOf(character);
      return syllable === null ? [character] : [syllable.initial, syllable.vowel, syllable.final];
    })
    .map((letter) => [...(DOUBLE_VOWELS[letter] ?? DOUBLE_FINALS[letter] ?? letter)])
    .flat()
    .map((letter) => KEY_BY_LETTER.get(letter) ?? letter)
    .join('');
}

/** What was meant if the keyboard was in the other mode; null for a text of both scripts or of neither. */
export function typedInOtherMode(text: string): string | null {
  const hasLatin = /[a-z]/i.test(text);
  const hasHangul = /\p{Script=Hangul}/u.test(text);
  if (hasLatin === hasHangul) return null;
  return hasLatin ? typedInKorean(text) : typedInEnglish(text);
}

/** The syllable that begins at index `at` of `letters`, and how many of the letters it takes. */
function syllableAt(letters: readonly string[], at: number): { syllable: string; length: number } {
  const letter = (offset: number) => letters[at + offset] ?? '';
  const vowelAt = (offset: number) => {
    const double = JOINED_VOWELS.get(letter(offset) + letter(offset + 1));
    if (double !== undefined) return { vowel: double, length: 2 };
    return VOWELS.includes(letter(offset)) ? { vowel: letter(offset), length: 1 } : null;
  };
  if (!INITIALS.includes(letter(0))) {
    const alone = vowelAt(0);
    return { syllable: alone?.vowel ?? letter(0), length: alone?.length ?? 1 };
  }
  const middle = vowelAt(1);
  if (middle === null) return { syllable: letter(0), length: 1 };
  const next = 1 + middle.length;
  // A consonant before a vowel begins the next syllable.
  const isFinal = (offset: number) => letter(offset) !== '' && !VOWELS.includes(letter(offset + 1));
  const double = JOINED_FINALS.get(letter(next) + letter(next + 1));
  if (double !== undefined && isFinal(next + 1))
    return { syllable: syllableOf(letter(0), middle.vowel, double), length: next + 2 };
  if (FINALS.includes(letter(next)) && isFinal(next))
    return { syllable: syllableOf(letter(0), middle.vowel, letter(next)), length: next + 1 };
  return { syllable: syllableOf(letter(0), middle.vowel, ''), length: next };
}
