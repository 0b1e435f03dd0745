import { countLetters, firstBytes, firstLetters, firstUnits, hasMoreLetters } from './letters';

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

test.each([
  ['', 0],
  ['한글 abc\n', 7],
  ['👩‍🎨👨🏻‍👩🏻‍👧🏻‍👦🏻🏳️‍🌈', 3],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇰🇷🇯🇵', 3],
  ['葛\u{e0100}', 1],
  ['e\u0301\u0323n\u0303', 2],
  ['1️⃣2', 2],
  ['한글'.normalize('NFD'), 2],
])('%j has %i letters', (text, count) => {
  expect(countLetters(text)).toBe(count);
  expect([...segmenter.segment(text)]).toHaveLength(count);
  expect(firstLetters(text, count)).toBe(text);
  expect(hasMoreLetters(text, count)).toBe(false);
  expect(hasMoreLetters(`${text}가`, count)).toBe(true);
});

test('marks that are stacked on one letter count as further ones', () => {
  expect(countLetters(`a${'\u0301'.repeat(15)}`)).toBe(1);
  expect(countLetters(`a${'\u0301'.repeat(159)}`)).toBe(10);
});

test('no letter is cut in two', () => {
  expect(firstLetters('가👩‍🎨나', 2)).toBe('가👩‍🎨');
  expect(firstBytes('가👩‍🎨나', 13)).toBe('가');
  expect(firstBytes('가👩‍🎨나', 14)).toBe('가👩‍🎨');
  expect(firstUnits('가👩‍🎨나', 5)).toBe('가');
  expect(firstUnits('가👩‍🎨나', 6)).toBe('가👩‍🎨');
});

test('whether a text is too long is known after so many letters', () => {
  const begin = performance.now();
  for (let turn = 0; turn < 10; turn += 1) expect(hasMoreLetters('👩‍🎨'.repeat(20_000), 100)).toBe(true);
  expect(performance.now() - begin).toBeLessThan(5000);
});
