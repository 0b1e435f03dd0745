import { importRowsOf, valuesOfRow } from './artwork-list';
import { parseCsv } from './csv';
import { readHeadings } from './headings';
import { parseArtworkSize } from '@/lib/format/artwork-size';

/** What a list says of its first work's size. */
const sizeOf = (head: string, row: string) => {
  const [first] = importRowsOf(parseCsv(`작품명;연도;${head}\n봄;2024;${row}`))?.map(valuesOfRow) ?? [];
  return parseArtworkSize(String(first?.size));
};

test.each([
  ['가로(cm);세로(cm)', '130.3;162.2', { height: 162.2, width: 130.3 }],
  ['세로;가로', '162.2;130.3', { height: 162.2, width: 130.3 }],
  ['작품 가로 (mm);작품 세로 (mm)', '1303;1622', { height: 162.2, width: 130.3 }],
  ['크기(가로);크기(세로)', '130.3cm;162.2cm', { height: 162.2, width: 130.3 }],
  ['사이즈_가로;사이즈_세로', '130.3;162.2', { height: 162.2, width: 130.3 }],
  ['가로 길이(cm);세로 길이(cm)', '１３０.３;１６２.２', { height: 162.2, width: 130.3 }],
  ['W;H;D', '30;40;5', { height: 40, width: 30, depth: 5 }],
  ['높이(cm);너비(cm);깊이(cm)', '40;30;5', { height: 40, width: 30, depth: 5 }],
  ['가로;세로;높이', '30;20;40', { height: 40, width: 30, depth: 20 }],
  ['가로;세로;높이', '130.3;162.2;', { height: 162.2, width: 130.3 }],
  ['가로(W);세로(H)', '130.3;162.2', { height: 162.2, width: 130.3 }],
  ['1. 가로(cm) *필수;②세로(cm) *필수;깊이(선택)', '130.3;162.2;', { height: 162.2, width: 130.3 }],
  ['가로;세로;높이', '130.3;162.2;-', { height: 162.2, width: 130.3 }],
  ['W;H;D', '30;40;0', { height: 40, width: 30 }],
  ['호수;가로(cm);세로(cm)', '100;130.3;162.2', { height: 162.2, width: 130.3 }],
  ['크기;가로;세로', ';130.3;162.2', { height: 162.2, width: 130.3 }],
  ['Width (in);Height (in)', '20;30', { height: 76.2, width: 50.8 }],
  ['Width (in);Height (in)', '51 3/16;20 1/2', { height: 52.07, width: 130.02 }],
  ['Width (in);Height (in)', '51½;20½', { height: 52.07, width: 130.81 }],
])('sides in columns of their own make the size: %s, %s', (head, row, size) => {
  expect(sizeOf(head, row)).toMatchObject(size);
  expect(readHeadings(parseCsv(`작품명;연도;${head}\n봄;2024;${row}`)).left).toEqual([]);
});

const rowOf = (list: string) => importRowsOf(parseCsv(list))?.map(valuesOfRow)[0]?.size;

test('a column of whole sizes comes first', () => {
  const both = readHeadings(parseCsv('작품명,크기,가로,세로\n봄,100호,130.3,162.2'));
  expect(both).toMatchObject({ fields: ['title', 'size', null, null], left: ['가로', '세로'] });
});

test('sides without a width and a height are no sizes', () => {
  for (const [head, row] of [
    ['가로', '130.3'],
    ['가로(cm),두께(cm)', '130.3,3'],
    ['H,D', '40,30'],
  ])
    expect(readHeadings(parseCsv(`작품명,연도,${head}\n봄,2024,${row}`)).left).toEqual(head?.split(','));
});

test('cells that aren’t lengths stay texts', () => {
  expect(rowOf('작품명,가로,세로\n봄,가변크기,가변크기')).toBe('가변크기');
  expect(rowOf('작품명,가로,세로\n봄,-,-')).toBeNull();
  expect(rowOf('작품명,가로,세로\n봄,162.2x130.3cm,')).toBe('162.2x130.3cm');
  expect(rowOf('작품명,호수,가로,세로\n봄,100,,')).toBe('100호');
});

test.each([
  [
    '가로,세로,높이,두께',
    '30,20,40,5',
    '높이 40 가로 30 세로 20 두께 5',
    { height: 40, width: 30, depth: null },
  ],
  ['가로(cm),세로(cm)', '약 130,162', '가로 약 130 세로 162 cm', null],
  ['Width (px),Height (px)', '1920,1080', '높이 1080 px 가로 1920 px', null],
  ['Width (px),Height (px)', '1920,1920', '높이 1920 px 가로 1920 px', null],
  ['Width (ft),Height (ft)', '10,20', '높이 20 ft 가로 10 ft', null],
])('sides that make no size stay texts with their names: %s, %s', (head, row, text, size) => {
  expect(rowOf(`작품명,${head}\n봄,${row}`)).toBe(text);
  expect(parseArtworkSize(text)).toEqual(size);
});

test.each(['1920 x 1080 px', '10 x 20 ft', '10 x 20 feet', '10 x 20 피트', '1920×1080 픽셀'])(
  'a size in %s is no size in centimetres',
  (size) => expect(parseArtworkSize(size)).toBeNull(),
);

test('the headings may be below a title', () => {
  expect(readHeadings(parseCsv('작품 목록\n작품명,가로,세로\n봄,130.3,162.2')).fields).toEqual([
    'title',
    'size',
    null,
  ]);
});
