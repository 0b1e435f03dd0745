import { FIELD_NAMES } from '@/lib/artwork/fields';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { pick } from '@/lib/pick';
import { NO_FIELDS, NO_IMAGE } from '@/tests/support/artwork-fields';
import { artworkListRows, importRowsOf, valuesOfRow } from './artwork-list';
import { parseCsv, writeCsv } from './csv';

const artwork: StudioArtwork = {
  ...NO_FIELDS,
  ...{ uuid: '0198f3a0-0000-7000-8000-000000000000', version: 3, title: '=천 번의 안부', titleEn: null },
  ...{ year: 2024, size: '230 × 162 cm', dimensions: null, material: '면천에 유채' },
  ...{ genre: 'ETC', etc: '섬유', themeSubject: 'CITY', themeTime: null, themeFocus: 'COLOR' },
  ...{ themeStyle: 'ABSTRACT', description: '한 줄\n두 줄', sortOrder: 1, categoryUuid: null },
  ...{ categorySortOrder: null, imageUrl: '/media/x', createdAt: '2026-01-01T00:00:00Z' },
  image: NO_IMAGE,
  original: { fileName: 'a.jpg', bytes: 1, mime: 'image/jpeg' },
};

test('a list that is exported can be imported as it is', () => {
  const text = writeCsv(artworkListRows([artwork, { ...artwork, original: null }]));
  const [first, second] = importRowsOf(parseCsv(text)) ?? [];
  if (first === undefined) throw new Error('There is no row');
  expect(first).toMatchObject({
    line: 2,
    uuid: artwork.uuid,
    fileName: 'a.jpg',
    genre: '기타',
    themeSubject: '도시·건축',
  });
  // The description of the first takes two lines.
  expect(second).toMatchObject({ line: 4, fileName: '' });
  expect(valuesOfRow(first)).toEqual(pick(artwork, FIELD_NAMES));
});

test('Excel’s texts behind an equals sign are what they say', () => {
  expect(importRowsOf(parseCsv('작품명,연도\n="천 번의 안부",="2024"'))?.map(valuesOfRow)).toEqual([
    { title: '천 번의 안부', year: 2024 },
  ]);
});

test('columns come in any order, by either name; unknown ones are passed over', () => {
  expect(importRowsOf(parseCsv('메모,YEAR, 국문 작품명 \nx,2024,볕'))).toEqual([
    { line: 2, uuid: null, fileName: null, year: '2024', title: '볕' },
  ]);
  expect(importRowsOf(parseCsv('메모,값\n1,2'))).toBeNull();
  expect(importRowsOf([])).toBeNull();
});

test('sizes get the unit of their heading', () => {
  const sizesOf = (heading: string, ...cells: string[]) =>
    importRowsOf(parseCsv(writeCsv([['작품명', heading], ...cells.map((cell) => ['봄', cell])])))?.map(
      ({ size }) => size,
    );
  expect(sizesOf('작품크기(mm)', '1620x1303', '162 x 130 cm', '가변 크기', '')).toEqual([
    ...['1620x1303 mm', '162 x 130 cm', '가변 크기', ''],
  ]);
  expect(sizesOf('크기(m)', '1.62x1.3')).toEqual(['1.62x1.3 m']);
  expect(sizesOf('크기(mm)', '(1620x1303)x2', '(1620x1303)')).toEqual(['(1620x1303 mm)x2', '(1620x1303 mm)']);
  expect(sizesOf('호수', '100', '162.2x130.3')).toEqual(['100호', '162.2x130.3']);
  expect(sizesOf('크기', '162.2x130.3')).toEqual(['162.2x130.3']);
});

test.each([
  ['Excel’s line with the delimiter', 'sep=;\r\n작품명;크기\r\n봄;10,5 × 20,5', 3],
  ['a title in one cell', '작품 목록,,\n작품명,크기,재료\n봄,"10,5 × 20,5",먹', 3],
  ['a title of another number of cells', '"작품\n목록"\n\n작품명;크기\n봄;10,5 × 20,5', 5],
  ['both', 'sep=,\n작품 목록\n작품명,크기\n봄,"10,5 × 20,5"', 4],
])('a list with %s keeps the numbers of its lines', (_what, text, line) => {
  expect(importRowsOf(parseCsv(text))).toEqual([
    expect.objectContaining({ line, title: '봄', size: '10,5 × 20,5' }),
  ]);
});

test('an empty cell says that the field is empty; a column or a cell that is missing says nothing', () => {
  const rows = importRowsOf(parseCsv('작품 번호,국문 작품명,작품 설명\na,볕,\nb,달')) ?? [];
  expect(rows.map(valuesOfRow)).toEqual([{ title: '볕', description: null }, { title: '달' }]);
});

test.each(['도시·건축', '도시ㆍ건축', '도시・건축', '도시/건축', ' 도시 · 건축 ', 'city'])(
  '%j is the choice, whichever sign is between its words',
  (typed) => {
    const [row] =
      importRowsOf([
        { line: 1, cells: ['작품명', '주제'] },
        { line: 2, cells: ['달', typed] },
      ]) ?? [];
    expect(row && valuesOfRow(row)).toMatchObject({ themeSubject: 'CITY' });
  },
);

test.each(['허용 ×', '허용(×)', '허용?', '~허용~'])('%j is no choice: a sign may deny it', (typed) => {
  const [row] =
    importRowsOf([
      { line: 1, cells: ['작품명', 'AI 이용'] },
      { line: 2, cells: ['달', typed] },
    ]) ?? [];
  expect(row && valuesOfRow(row)).toMatchObject({ aiUse: typed });
});

test('choices are read by word or value; what is no choice stays for the contract to refuse', () => {
  const [row] = importRowsOf(parseCsv('장르,시간,중심,제작연도\nmedia,해질 녘,빛깔,올해')) ?? [];
  expect(row && valuesOfRow(row)).toMatchObject({
    genre: 'MEDIA',
    themeTime: 'DUSK',
    themeFocus: '빛깔',
    year: '올해',
  });
});
