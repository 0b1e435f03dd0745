import {
  cleanAccountId,
  cleanHtml,
  cleanIdentifier,
  cleanLine,
  cleanLines,
  cleanLink,
  cleanWebLink,
  isBlank,
} from './clean';
import { createRandom } from '@/tests/support/random';

/** Unseen characters, each between two letters. */
const UNSEEN = [
  ...['\u200b', '\ufeff', '\u00ad', '\u2060', '\u200e', '\u200f', '\u061c', '\u202a', '\u202e', '\u2066'],
  ...['\u2069', '\u3164', '\uffa0', '\u115f', '\u1160', '\u034f', '\u180e', '\u200c', '\u200d', '\ufe0f'],
  ...['\u{e0041}', '\u{e0100}', '\ufff9', '\ufffe', '\u{1fffe}', '\u0000', '\u0007', '\u001b', '\u007f'],
  ...['\u0090', '\ud83d', '\udfff'],
];
const FUNCTIONS = { cleanLine, cleanLines, cleanIdentifier, cleanAccountId };
const LONGER = { ...FUNCTIONS, cleanHtml, cleanLink, cleanWebLink };

describe.each(Object.entries(FUNCTIONS))('%s', (_name, clean) => {
  test.each(UNSEEN)('takes %j off', (unseen) => {
    expect(clean(`가${unseen}a`)).toBe('가a');
    expect(clean(`${unseen}가a${unseen}`)).toBe('가a');
    expect(clean(unseen)).toBe('');
  });

  test('gives the same again', () => {
    const random = createRandom(37, 0);
    const pool = [
      ...UNSEEN,
      ...[
        ...'aA1*가각ㄱ 豈葛🏴👩🎨❤1\u20e3\u1100\u1161\u11a8e\u0301\u0323\uff71\uff9e\u338f\u00b4\ufdfa\u06a9\u064e',
      ],
      ...[
        ' ',
        '\u00a0',
        '\u3000',
        '\u2800',
        '\t',
        '\n',
        '\r',
        '\u2028',
        '\u0085',
        '\u{e0067}',
        '\u{e007f}',
        '\u1820',
      ],
      // Marks that NFC sorts, or makes two of, and a letter that joins.
      ...['\u0341', '\u0344', '\u094d', '\u093c', '\u0915', '\u2194', '\u0338', '\u0334'],
    ];
    for (let turn = 0; turn < 3000; turn += 1) {
      const text = Array.from({ length: 1 + (turn % 8) }, () => random.pick(pool)).join('');
      const cleaned = clean(text);
      expect(clean(cleaned)).toBe(cleaned);
    }
  });
});

describe.each(Object.entries(LONGER))('%s', (_name, clean) => {
  test.each([
    '\u0341\u094d\u200d\u094d',
    '\u0301\u200b\u094d\u200d\u094d',
    // Each pass takes the first joiner off, and brings the next beside the mark.
    `\u0301${'\u200d\u094d'.repeat(40)}`,
    // Composed, the arrow is no emoji any more.
    '👩\u200d\u2194\u200b\u0338',
    '\u0344'.repeat(40),
    `a${'\u0301\u200b'.repeat(60)}`,
    `a${`${'\u0301'.repeat(20)} `.repeat(3)}`,
  ])('gives the same of %j again', (text) => {
    const cleaned = clean(text);
    expect(clean(cleaned)).toBe(cleaned);
  });

  // V8 normalises in time by the square of such a row, and texts are cleaned before their length is checked.
  test.each(['\u0301\u0323', '\uff9e\u0301', '\u0344\u0323', '\u0301\u200b\u0323', '\u0301 \u0323'])(
    'cuts a row of %j to 30 marks',
    (marks) => {
      const cleaned = clean(`q${marks.repeat(20_000)}q`);
      const rows = cleaned.match(/[\p{M}\uff9e\uff9f]+/gu) ?? [];
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(30);
      expect(cleaned).toMatch(/^q.*q$/u);
    },
  );
});

test('half a character in a link stays, to be refused', () => {
  for (const half of ['\ud83d', '\udfff'])
    expect(cleanLink(` https://youtu.be/a${half}`)).toBe(` https://youtu.be/a${half}`);
});

test.each([
  ['https://youtu.be/a,', 'https://youtu.be/a'],
  ['\u200b https://youtu.be/a\u200b. \u200b', 'https://youtu.be/a'],
  ['https://youtu.be/a\u200b,\u200b)', 'https://youtu.be/a'],
  ['a.kr/❤️.', 'a.kr/❤️'],
  ['https://youtu.be/a 제 영상입니다.', 'https://youtu.be/a 제 영상입니다'],
  [',', ''],
  [`a.kr${'\u200b,'.repeat(50)}`, `a.kr${'\u200b,'.repeat(50)}`],
])('a link to another site loses the punctuation behind it: %j', (text, link) => {
  expect(cleanWebLink(text)).toBe(link);
  expect(cleanWebLink(link)).toBe(link);
});

test('marks that a language writes stay', () => {
  for (const text of ['ဣန္ဒြိယ', 'བརྒྱུད', 'ที่นี้', `z${'\u0323\u0301'}`, `a${'\u0301'.repeat(12)}`])
    expect(cleanLine(`${text}.`)).toBe(`${text}.`.normalize('NFC'));
});

const WHOLE = UNSEEN.filter((each) => !/\p{Cs}/u.test(each));
test.each([...WHOLE, ' ', '\n', '\u00a0', '\u2800', '\u0085', '\u200b \u200e'])(
  'a link loses %j at its ends alone',
  (unseen) => {
    const link = 'https://youtu.be/abcdefghijk';
    for (const pasted of [`${link}${unseen}`, `${unseen}${link}`, `${unseen}${link}${unseen}${unseen}`])
      expect(cleanLink(pasted)).toBe(link);
    expect(cleanLink(unseen)).toBe('');
    expect(cleanLink(`https://youtu.be/a${unseen}b`)).toBe(`https://youtu.be/a${unseen}b`);
  },
);

/** What is seen, and is made of characters that aren't seen alone. */
const SEQUENCES = [
  ...['👩‍🎨', '👨‍👩‍👧‍👦', '🏳️‍🌈', '👁️‍🗨️', '🕵🏻‍♂️', '❤️', '❤︎', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇰🇷'],
  ...['葛\u{e0100}', '辻\ufe00', 'می‌خواهم', 'क्‍ष', '\u1820\u180b'],
];
test.each(SEQUENCES)('%s stays in titles and texts', (text) => {
  expect(cleanLine(`〈${text}〉`)).toBe(`〈${text}〉`);
  expect(cleanLines(`${text}\n${text}`)).toBe(`${text}\n${text}`);
  expect(cleanLink(`\u200ba.kr/${text}\u200b \u200e`)).toBe(`a.kr/${text}`);
});

test('a joiner without emoji on both sides goes', () => {
  expect(cleanLine('👩\u200d가')).toBe('👩가');
  expect(cleanLine('👩\u200b\u200d🎨')).toBe('👩🎨');
  expect(cleanLine('가\ufe0f')).toBe('가');
});

test('a line has single spaces, and none at its ends', () => {
  expect(cleanLine('\u3000 물의\u00a0\u2003결\t\n')).toBe('물의 결');
  expect(cleanLine('\u2800')).toBe('');
});

test('Hangul that came as single letters is put together, also around what isn’t seen', () => {
  expect(cleanLine('한글'.normalize('NFD'))).toBe('한글');
  expect(cleanLine('\u1112\u200b\u1161\u11ab')).toBe('한');
});

test('lines stay, in any spelling of their ends', () => {
  expect(cleanLines(' 한 줄 \r\n둘\r\r\n  셋\u2028넷\u0085\u000b\n')).toBe('한 줄\n둘\n\n  셋\n넷');
  expect(cleanLines('a\u00a0\tb')).toBe('a  b');
  expect(cleanLines('\u3164\n\u200b\n ')).toBe('');
});

test('full-width letters are ASCII in numbers and IDs, and stay in texts', () => {
  expect(cleanIdentifier('１００호　Ａ')).toBe('100호 A');
  expect(cleanAccountId(' ＭＥＭＢＥＲ 01\u200b')).toBe('member01');
  expect(cleanLine('１００호')).toBe('１００호');
});

test('a text of unseen characters alone is blank', () => {
  expect(['', ' ', '\u3164', '\u200b\u2060', '\ufe0f\u200d', '\u2800\n'].every(isBlank)).toBe(true);
  expect(isBlank('.')).toBe(false);
});

test('a long text takes no time', () => {
  const begin = performance.now();
  for (const part of [' ', 'م', '👩‍', 'e\u0301', '\u200b', 'a b']) {
    const text = part.repeat(60_000);
    for (const clean of Object.values(LONGER)) clean(text);
  }
  expect(performance.now() - begin).toBeLessThan(5000);
});
