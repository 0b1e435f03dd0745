import { isInitialsOnly, lettersOf, spellOut, spellUnfinished } from './letters';

it('takes a syllable apart', () => {
  expect(lettersOf('김')).toEqual({ initial: 'ㄱ', vowel: 'ㅣ', final: 'ㅁ' });
  expect(lettersOf('가')).toEqual({ initial: 'ㄱ', vowel: 'ㅏ', final: '' });
  expect(lettersOf('A')).toBeNull();
  expect(lettersOf('')).toBeNull();
});

it('spells Hangul in letters, whichever way it came', () => {
  expect(spellOut('김ㅈ')).toBe('김'.normalize('NFD') + '\u110c');
  expect(spellOut('김'.normalize('NFD'))).toBe('김'.normalize('NFD'));
  expect(spellOut('ㄳㅏ')).toBe('\u1100\u1109\u1161');
  expect(spellOut('Oil 1')).toBe('Oil 1');
});

it.each([
  ['받', '바다'],
  ['닳', '달하'],
  ['달하', '달항'],
  ['김저', '김정'],
  ['김ㅈ', '김정'],
  ['앉', '안자'],
])('%s may become %s', (typed, word) => {
  expect(spellUnfinished(typed).some((form) => spellOut(word).startsWith(form))).toBe(true);
});

it('moves only the last syllable’s final', () => {
  expect(spellUnfinished('김정')).toHaveLength(2);
  expect(spellUnfinished('바다')).toEqual([spellOut('바다')]);
  expect(spellUnfinished('oil')).toEqual(['oil']);
});

it('knows initials from words', () => {
  expect(isInitialsOnly('ㄱㅈㅎ')).toBe(true);
  expect(isInitialsOnly('ㄳ')).toBe(true);
  expect(isInitialsOnly('ㄱ정')).toBe(false);
  expect(isInitialsOnly('')).toBe(false);
});
