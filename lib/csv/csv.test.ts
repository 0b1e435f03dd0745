import { TextDecoder, TextEncoder } from 'node:util';
import { decodeCsv, parseCsv, writeCsv } from './csv';

// Browsers have it; the environment of these tests doesn't.
beforeAll(() => void Object.assign(globalThis, { TextDecoder }));

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\ufeffa,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\rc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb c\nd\te',
    [
      ['a', 'b c'],
      ['d', 'e'],
    ],
  ],
  ['"a,b","say ""hi""",\n', [['a,b', 'say "hi"', '']]],
  ['"two\r\nlines",x', [['two\nlines', 'x']]],
  ['"open,\nto the end', [['open,\nto the end']]],
  ['a"b,c', [['a"b', 'c']]],
  ['\n , \n\na,\n', [['a', '']]],
  ['', []],
])('%j', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test('rows know the line that they begin in', () => {
  const lines = parseCsv('a\r\n\r\n"two\nlines",b\nc\rd').map(({ line, cells }) => [line, cells[0]]);
  expect(lines).toEqual([
    [1, 'a'],
    [3, 'two\nlines'],
    [5, 'c'],
    [6, 'd'],
  ]);
});

test('what is written comes back, whatever is in it', () => {
  const rows = [
    ['작품명', '설명', ''],
    ['=1+1', '+82', '-3'],
    ['@a', "'=b", "''+c"],
    ['a,b', 'say "hi"', 'two\nlines'],
    ["'quoted", "it's", 'tab\tinside'],
  ];
  const text = writeCsv(rows);
  expect(text.startsWith('\ufeff작품명,설명,\r\n')).toBe(true);
  expect(text).toContain("'=1+1,'+82,'-3\r\n");
  expect(cellsOf(text)).toEqual(rows);
});

test('no cell that is written begins as a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    const [row = []] = cellsOf(writeCsv([[`${start}x`]]));
    expect(row).toEqual([`${start}x`.replace('\r', '\n')]);
    expect(writeCsv([[`${start}x`]])).toMatch(/^\ufeff"?'/);
  }
});

test('a file of a Korean spreadsheet is read, whichever way it was saved', () => {
  expect(decodeCsv(new TextEncoder().encode('작품'))).toBe('작품');
  expect(decodeCsv(Uint8Array.from([0xc0, 0xdb, 0xc7, 0xb0]))).toBe('작품');
});

test('long files are read in time that grows with them', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => [`${at}`, '"', 'a'.repeat(600), '']);
  expect(cellsOf(writeCsv(rows))).toEqual(rows);
  expect(cellsOf('"'.repeat(100_000))).toHaveLength(1);
});
