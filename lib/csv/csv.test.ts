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

test.each([
  ['sep=;\na,b;c', 'a,b', 'c'],
  ['\ufeffSEP=\t\r\na\tb;c', 'a', 'b;c'],
  ['"sep=|"\na,b|c', 'a,b', 'c'],
])('%j names its delimiter in the first line', (text, ...cells) => {
  expect(parseCsv(text)).toEqual([{ line: 2, cells }]);
});

test('a first line of another kind is a row', () => {
  expect(cellsOf('sep=;\n')).toEqual([]);
  expect(cellsOf('sep=ab,c')).toEqual([['sep=ab', 'c']]);
  expect(cellsOf('a,b\nsep=;')).toEqual([['a', 'b'], ['sep=;']]);
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
    ['="2024"', '="a""b"', '=""'],
  ];
  const text = writeCsv(rows);
  expect(text.startsWith('\ufeff작품명,설명,\r\n')).toBe(true);
  expect(text).toContain("'=1+1,'+82,'-3\r\n");
  expect(cellsOf(text)).toEqual(rows);
});

test.each([
  ['="2024",="천 번의 안부"', ['2024', '천 번의 안부']],
  ['"=""2024""","=""천 번의 안부"""', ['2024', '천 번의 안부']],
  ['="007";= "a" ', ['007', 'a']],
  ['="",=""""', ['', '"']],
  ['"=""말하자면 """"봄"""" """,b', ['말하자면 "봄" ', 'b']],
  ['"=""a, b""",="=1"', ['a, b', '=1']],
  ['"=""두\n줄""",b', ['두\n줄', 'b']],
  // These are formulas.
  ['=A1+B2,="a"&"b"', ['=A1+B2', '="a"&"b"']],
  ['="a"&A1,=2024', ['="a"&A1', '=2024']],
  ['=",b', ['="', 'b']],
])('a formula that is only a text is read as it: %j', (text, cells) => {
  expect(cellsOf(text)).toEqual([cells]);
});

test('no cell that is written begins as a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    const [row = []] = cellsOf(writeCsv([[`${start}x`]]));
    expect(row).toEqual([`${start}x`.replace('\r', '\n')]);
    expect(writeCsv([[`${start}x`]])).toMatch(/^\ufeff"?'/);
  }
});

const LIST = '작품명\t연도\r\n"말하자면 ""봄"""\t2024\r\n';
const CELLS = [
  ['작품명', '연도'],
  ['말하자면 "봄"', '2024'],
];
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => Uint8Array.from(Buffer.from(bytes).swap16());

test.each([
  ['UTF-8', new TextEncoder().encode(LIST)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${LIST}`)],
  ['UTF-16, little end first', utf16(`\ufeff${LIST}`)],
  ['UTF-16, big end first', swapped(utf16(`\ufeff${LIST}`))],
  ['UTF-16, little end first, without a mark', utf16(LIST)],
  ['UTF-16, big end first, without a mark', swapped(utf16(LIST))],
  // Syllables whose low byte is 0 are where the other order would have its zeros.
  ['UTF-16 with 가 and 각', utf16(`\ufeff${LIST}가각가가\t1\r\n`)],
])('a list of a spreadsheet is read in %s', (_encoding, bytes) => {
  const text = decodeCsv(bytes);
  expect(cellsOf(text ?? '').slice(0, 2)).toEqual(CELLS);
});

test.each([
  ['UTF-8', new TextEncoder().encode('작품명,연도\r\n봄\0,2024\r\n')],
  ['UTF-8, at an odd place', new TextEncoder().encode('작품명,연도\r\n봄,\x002024\r\n')],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeff작품명,연도\r\n봄\0,2024\r\n')],
  ['UTF-16 with its mark', utf16('\ufeff작품명,연도\r\n봄\0,2024\r\n')],
  ['UTF-16', utf16('작품명,연도\r\n봄\0,2024\r\n')],
])('a zero in a cell is left out: %s', (_encoding, bytes) => {
  expect(cellsOf(decodeCsv(bytes) ?? '')).toEqual([
    ['작품명', '연도'],
    ['봄', '2024'],
  ]);
});

test.each(['作品名\r\n金剛山圖\r\n', '작품명,연도\r\n봄날의 정원,2024'.normalize('NFD')])(
  'a list in UTF-16 without a mark is read where its high bytes could be ASCII: %j',
  (text) => expect(decodeCsv(utf16(text))).toBe(text),
);

test('a zero in a list of ASCII makes it no UTF-16', () => {
  const list = 'Title,Year\r\nSpring,2024\r\n';
  for (let at = 1; at < list.length; at += 1)
    expect(decodeCsv(new TextEncoder().encode(`${list.slice(0, at)}\0${list.slice(at)}`))).toBe(list);
  for (const bytes of [utf16(list), swapped(utf16(list))]) expect(decodeCsv(bytes)).toBe(list);
});

test('CP949 with a zero in a cell is read', () => {
  const inCell = [0xc0, 0xdb, 0xc7, 0xb0, 0x2c, 0x31, 0, 0x32, 0x0d, 0x0a, 0xc0, 0xdb, 0x2c, 0x33];
  expect(decodeCsv(Uint8Array.from(inCell))).toBe('작품,12\r\n작,3');
});

test('CP949 is read, as Korean spreadsheets save it', () => {
  // What Microsoft added to EUC-KR is in browsers' decoder and not in Node's: studio-lists.spec.ts has it.
  expect(decodeCsv(Uint8Array.from([0xc0, 0xdb, 0xc7, 0xb0]))).toBe('작품');
});

test.each([
  ['more zeros than a text has', Uint8Array.from([0x61, 0x62, 0, 0x63, 0, 0x64, 0, 0, 0x65, 0x66])],
  ['zeros that are no UTF-16', Uint8Array.from([0x61, 0, 0x62])],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0, 0])],
  ['bytes of no encoding', Uint8Array.from([0xc0, 0xdb, 0xff, 0xff, 0x41])],
  ['half a UTF-16', Uint8Array.from([0xff, 0xfe, 0x41, 0x00, 0x42])],
])('%s are no text', (_what, bytes) => expect(decodeCsv(bytes)).toBeNull());

test.each([
  // Descriptions have more commas than the list has columns.
  ['작품명\t재료\t설명', '봄\tOil, oil, oil\ta, b, c, d', ['봄', 'Oil, oil, oil', 'a, b, c, d']],
  ['작품명;크기', '봄;10,5 × 20,5', ['봄', '10,5 × 20,5']],
  ['작품명,설명', '봄,a;b;c\td', ['봄', 'a;b;c\td']],
  ['"작품명, 국문"\t연도', '봄\t2024', ['봄', '2024']],
  ['\n\n작품명\t연도', '봄\t2024', ['봄', '2024']],
  ['작품명', '봄, 여름', ['봄', ' 여름']],
  ['작품 목록\n작품명;크기', '봄;10,5 × 20,5', ['봄', '10,5 × 20,5']],
  ['작품 목록\n\n2024\n작품명\t설명', '봄\ta, b, c', ['봄', 'a, b, c']],
  ['류단아, 작품 목록\n작품명;크기', '봄;10,5', ['봄', '10,5']],
  ['류단아, 작품 목록\n작품명;크기\n여름;10,5\n가을;10,5', '봄;10,5', ['봄', '10,5']],
  ['류단아, 개인전, 작품 목록\n2024, 서울\n작품명\t재료', '봄\tOil, oil', ['봄', 'Oil, oil']],
  ['목록; 2024\n작품명,설명', '봄,a;b', ['봄', 'a;b']],
  ['작품명, 국문\t연도', '봄, 여름\t2024', ['봄, 여름', '2024']],
  ['작품명|설명', '봄|a, b; c', ['봄', 'a, b; c']],
  ['작품 목록 | 2024\n작품명,설명,재료', '봄,a|b,유화', ['봄', 'a|b', '유화']],
  ['작품명，크기，설명', '봄，10,5 × 20,5，a|b', ['봄', '10,5 × 20,5', 'a|b']],
  ['작품명,설명', '봄,잔설，그리고 눈，비', ['봄', '잔설，그리고 눈，비']],
])('finds the delimiter by what splits rows alike: %j', (head, row, cells) => {
  expect(cellsOf(`${head}\n${row}`).at(-1)).toEqual(cells);
});

test('long files are read in time that grows with them', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => [`${at}`, '"', 'a'.repeat(600), '']);
  expect(cellsOf(writeCsv(rows))).toEqual(rows);
  expect(cellsOf('"'.repeat(100_000))).toHaveLength(1);
  expect(cellsOf(`a,=${'"'.repeat(100_001)}a`)).toHaveLength(1);
});
