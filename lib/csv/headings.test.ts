import { parseCsv } from './csv';
import { COLUMNS, FIELDS, readHeadings, type Field } from './headings';

const fieldsOf = (head: string) => readHeadings(parseCsv(`${head}\n`)).fields;

test.each([...FIELDS.map((field): [Field, string] => [field, `${field} ${COLUMNS[field]}`])] as const)(
  '%s is known by its own names',
  (field, names) => {
    const [own = '', ...column] = names.split(' ');
    expect(fieldsOf(own)).toEqual([field]);
    expect(fieldsOf(column.join(' '))).toEqual([field]);
  },
);

test.each<[Field, string]>([
  [
    'title',
    '작품명|제목|작품 제목|작품이름|국문 제목|작품명(국문)|작품명(한글)|제목 (국문)|* 작품명|작품명(필수)|작품명(Title)|작품명 / Title|ＴＩＴＬＥ|TITLE (KOR)|1. 작품명|(1)작품명',
  ],
  [
    'titleEn',
    '영문 제목|영어제목|작품명(영문)|제목(영어)|영문명|English title|Title (En)|작품명_영문|영문 제목 (Title En)',
  ],
  [
    'year',
    '연도|년도|제작년도|제작연도|제작 년도|제작년|작품 연도|연도(년)|제작연도 (YYYY)|Year|제작연도*|제작일|제작시기|년|2)연도',
  ],
  [
    'size',
    '사이즈|크기|규격|작품크기|크기(cm)|사이즈 (cm)|크기 cm|크기 m|크기 밀리|크기 센티미터|크기(세로×가로 cm)|크기[호]|호수|실물크기|Size|Dimensions',
  ],
  ['material', '재료|기법|재료/기법|재료·기법|재료 및 기법|매체|재질|재료와 기법|Medium|Materials'],
  ['genre', '장르|분류|작품 분류|부문|Genre|카테고리'],
  ['description', '설명|작품 설명|작품소개|작품 해설|내용|Description'],
  ['fileName', '이미지 파일|파일명|이미지|파일 이름|사진 파일|파일명(jpg)|이미지 파일명|Filename|File name'],
  ['uuid', '작품 번호|작품번호|UUID'],
  ['etc', '기타 장르|장르(기타)'],
  ['themeSubject', '주제|테마(주제)'],
])('%s is known by %s', (field, names) => {
  const wrong = names.split('|').filter((name) => readHeadings([row(name), row('x')]).fields[0] !== field);
  expect(wrong).toEqual([]);
});

const row = (...cells: string[]) => ({ line: 1, cells });

test('lists unknown columns, and filled columns without a name', () => {
  const list = parseCsv('메모,작품명,판매가,,작품명(중문),비고\nx,봄,100,y,春,\n,여름,,,,');
  expect(readHeadings(list)).toMatchObject({
    fields: [null, 'title', null, null, null, null],
    left: ['메모', '판매가', '4번째 열', '작품명(중문)', '비고'],
  });
  expect(readHeadings(parseCsv('작품명,\n봄,\n'))).toMatchObject({ fields: ['title', null], left: [] });
  expect(readHeadings([])).toEqual({ fields: [], left: [], units: [], rows: [] });
});

test('of two columns of a field the first that isn’t empty is taken, and the other is named', () => {
  const doubled = readHeadings(parseCsv('작품명,제목\n봄,여름'));
  expect(doubled).toMatchObject({ fields: ['title', null], left: ['제목'] });
  // Spreadsheets with pictures in their cells have an empty column where these were.
  const empty = readHeadings(parseCsv('이미지,파일명\n,a.jpg'));
  expect(empty).toMatchObject({ fields: [null, 'fileName'], left: [] });
});

test('of two columns of sizes the first is taken, in its unit', () => {
  const inches = readHeadings(parseCsv('작품명,사이즈(inch)\n봄,10x20'));
  expect(inches).toMatchObject({ fields: ['title', 'size'], left: [], units: [null, 'inch'] });
  const both = readHeadings(parseCsv('작품명,크기(cm),크기 inch\n봄,25x50,10x20'));
  expect(both).toMatchObject({ fields: ['title', 'size', null], left: ['크기 inch'] });
  expect(both.units.slice(0, 2)).toEqual([null, 'cm']);
});

test('headings may be below a title', () => {
  for (const above of [
    '작품 목록,,\n',
    '작품,,\n',
    '작품 목록 (2024)\n\n담당: 류단아,2024-05-01\n',
    '작품,"두\n줄"\n',
  ])
    expect(readHeadings(parseCsv(`${above}작품명,연도,크기\n봄,2024,10호`))).toMatchObject({
      fields: ['title', 'year', 'size'],
      left: [],
      rows: [{ cells: ['봄', '2024', '10호'] }],
    });
  // One known name in the first row is a heading, and what is below it are works.
  expect(readHeadings(parseCsv('작품명,가격\n봄,1\n제목,2')).rows).toHaveLength(2);
});

test('the list of the issue is known', () => {
  expect(fieldsOf('작품명,연도,사이즈')).toEqual(['title', 'year', 'size']);
  expect(fieldsOf('이미지 파일\t국문 작품명\t제작 연도\t크기\t재료\t장르\t작품 설명')).toEqual([
    ...['fileName', 'title', 'year', 'size', 'material', 'genre', 'description'],
  ]);
});
