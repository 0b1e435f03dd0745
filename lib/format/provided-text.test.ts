import { providedText } from './provided-text';

test.each<[unknown, string | null]>([
  ['김하루', '김하루'],
  ['  김\n\t하루 ', '김 하루'],
  ['하\u0000루', '하루'],
  ['하\ud800루\udfff', '하루'],
  ['\u202e루하', '루하'],
  ['\u1112\u1161\u1105\u116e', '하루'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['123456789🎨', '123456789🎨'],
  ['123456789👩‍🎨!', '123456789👩‍🎨'],
  ['가'.repeat(30), '가'.repeat(10)],
  ['\u0000\u0007', null],
  [' ', null],
  ['', null],
  [null, null],
  [undefined, null],
  [7, null],
  [{ toString: () => '하루' }, null],
])('%j is kept as %j', (text, kept) => {
  expect(providedText(text, 10)).toBe(kept);
});
