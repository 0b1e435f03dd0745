import { typedInEnglish, typedInKorean, typedInOtherMode } from './keyboard';
import { lettersOf, syllableOf } from './letters';

it.each([
  ['rlawjdgus', '김정현'],
  ['ekfgkddkfl', '달항아리'],
  ['dlfrrl', '읽기'],
  ['dkswdk', '앉아'],
  ['rhksfka', '관람'],
  ['dmldml', '의의'],
  ['Rhc', '꽃'],
  ['Rnl', '뀌'],
  ['r', 'ㄱ'],
  ['k', 'ㅏ'],
  ['ekfr', '닭'],
  ['ekfrdl', '닭이'],
  ['xhaRkd', '톰깡'],
  ['dlf 2', '일 2'],
  ['unpaid', 'ㅕㅞ먕'],
  ['', ''],
])('%s is typed in Korean as %s, and back', (keys, korean) => {
  expect(typedInKorean(keys)).toBe(korean);
  expect(typedInEnglish(korean)).toBe(keys);
});

it('knows an English word that was typed in Korean mode', () => {
  expect(typedInEnglish('ㅔ먀ㅜㅅ')).toBe('paint');
  expect(typedInOtherMode('므')).toBe('am');
});

it('takes letters that are nowhere on a key of their own for the small ones', () => {
  expect(typedInKorean('Kim')).toBe(typedInKorean('kim'));
});

it('takes capitals alone for small ones, unless each key has two letters', () => {
  expect(typedInOtherMode('FBEKSDK')).toBe('류단아');
  expect(typedInKorean('RO')).toBe('꺠');
});

it('leaves alone what is of both scripts or of neither', () => {
  expect(typedInOtherMode('김abc')).toBeNull();
  expect(typedInOtherMode('2026')).toBeNull();
  expect(typedInOtherMode('')).toBeNull();
});

it('types every syllable back to itself', () => {
  const wrong: string[] = [];
  for (let code = 0xac00; code <= 0xd7a3; code += 1) {
    const syllable = String.fromCodePoint(code);
    if (typedInKorean(typedInEnglish(syllable)) !== syllable) wrong.push(syllable);
    const letters = lettersOf(syllable);
    if (letters === null || syllableOf(letters.initial, letters.vowel, letters.final) !== syllable)
      wrong.push(syllable);
  }
  expect(wrong).toEqual([]);
});
