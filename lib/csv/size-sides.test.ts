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
  ['Width (in);Height (in)', '20;30', { height: 76.2, width: 50.8 }],
])('sides in columns of their own make the size: %s, %s', (head, row, size) => {
  expect(sizeOf(head, row)).toMatchObject(size);
  expect(readHeadings(parseCsv(`작품명;연도;${head}\n봄;2024;${row}`)).left).toEqual([]);
});

test('a column of sizes comes first, and a single side is none', () => {
  const both = readHeadings(parseCsv('작품명,크기,가로,세로\n봄,100호,130.3,162.2'));
  expect(both).toMatchObject({ fields: ['title', 'size', null, null], left: ['가로', '세로'] });
  expect(readHeadings(parseCsv('작품명,연도,가로\n봄,2024,130.3')).left).toEqual(['가로']);
});
