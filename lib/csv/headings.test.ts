import { parseCsv } from './csv';
import { COLUMNS, FIELDS, readHeadings, type Field } from './headings';

const UUID = '0198f3a0-0000-7000-8000-000000000000';
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
    '명제|작품명|제목|작품 제목|작품이름|국문 제목|작품명(국문)|작품명(한글)|제목 (국문)|* 작품명|작품명(필수)|작품명(Title)|작품명 / Title|ＴＩＴＬＥ|TITLE (KOR)|1. 작품명|(1)작품명|①작품명|⑴ 작품명|❶작품명|작품명\nTitle|작품명 Title|Title / 작품명|Title(작품명)|작품명 Title (필수)|Work title|Title of work|作品名|작품명 作品名|작품 국문 제목',
  ],
  [
    'titleEn',
    '영문 제목|영어제목|작품명(영문)|제목(영어)|영문명|English title|Title (En)|작품명_영문|영문 제목 (Title En)|Title (En) / 영문 제목|작품 영문명',
  ],
  [
    'year',
    '연도|년도|제작년도|제작연도|제작 년도|제작년|작품 연도|연도(년)|제작연도 (YYYY)|Year|제작연도*|제작일|제작시기|년|2)연도|작품 제작연도|작품 제작 년도|작품의 연도|제작 연월|제작년월일|제작연도 Year|Year\n제작연도|Date|DATE|①작품 제작연도|Date created|製作年度',
  ],
  [
    'size',
    '사이즈|크기|크기 *필수|규격 - 선택|규격|작품크기|크기(cm)|사이즈 (cm)|크기 cm|크기 m|크기 밀리|크기 센티미터|크기(세로×가로 cm)|크기[호]|호수|실물크기|Size|Dimensions|크기 Size (cm)|Size 크기 cm|Size\n(cm)|작품 실물 크기|작품 크기 Size',
  ],
  [
    'material',
    '재료|기법|재료/기법|재료·기법|재료 및 기법|매체|재질|재료와 기법|Medium|Materials|재료\nMedium|Medium / 재료|작품 재료 및 기법|③ 재료',
  ],
  ['genre', '장르|장르/분야|분류|작품 분류|부문|Genre|카테고리'],
  ['description', '설명|작품 설명|작품소개|작품 해설|내용|Description'],
  [
    'fileName',
    '이미지 파일|파일명|이미지|파일 이름|사진 파일|파일명(jpg)|이미지 파일명|Filename|File name|Image filename|Image file|Image file name|IMAGE_FILENAME|Image name|작품 이미지 파일|이미지 Image',
  ],
  ['uuid', '작품 번호|작품번호|UUID'],
  ['etc', '기타 장르|장르(기타)'],
  ['themeSubject', '주제|테마(주제)'],
])('%s is known by %s', (field, names) => {
  const cell = field === 'uuid' ? UUID : '2024';
  const wrong = names.split('|').filter((name) => readHeadings([row(name), row(cell)]).fields[0] !== field);
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
  expect(readHeadings([])).toEqual({ fields: [], left: [], sizes: [], rows: [] });
});

test('of two columns of a field the first that isn’t empty is taken, and the other is named', () => {
  const doubled = readHeadings(parseCsv('작품명,제목\n봄,여름'));
  expect(doubled).toMatchObject({ fields: ['title', null], left: ['제목'] });
  // Spreadsheets with pictures in their cells have an empty column where these were.
  const empty = readHeadings(parseCsv('이미지,파일명\n,a.jpg'));
  expect(empty).toMatchObject({ fields: [null, 'fileName'], left: [] });
});

test.each([
  ...[
    '작품명 Title (중문)',
    '작가명 Title',
    '작품명 Size',
    '작품명 2 Title',
    '작품명のTitle',
    'Date of birth',
    '작품 주제',
    '작품 가격',
  ],
  ...['작품', 'Title'].map((name) => `${name}2`),
])('%j is not known', (name) => expect(readHeadings([row(name), row('2024')]).fields).toEqual([null]));

test('a likely name counts only where its cells fit and no other column has the field', () => {
  const read = (text: string) => {
    const { fields, left } = readHeadings(parseCsv(text));
    return [...fields, ...left];
  };
  expect(read('작품명,Date\n봄,2024-05-01\n여름,2023')).toEqual(['title', 'year']);
  expect(read('작품명,Date\n봄,2024\n여름,05/01/2024')).toEqual(['title', null, 'Date']);
  expect(read('작품명,1. Date\n봄,2024\n여름,05/01/2024')).toEqual(['title', null, '1. Date']);
  expect(read('작품명,① Date\n봄,2024')).toEqual(['title', 'year']);
  expect(read('Date,작품명,연도\n2026,봄,2024')).toEqual([null, 'title', 'year', 'Date']);
  expect(read('작품 사이즈 메모,작품 실물 크기,크기\nx,y,10호')).toEqual([
    null,
    null,
    'size',
    '작품 사이즈 메모',
    '작품 실물 크기',
  ]);
  // An empty column of a name that isn't known says nothing.
  expect(read('작품명,Date\n봄,')).toEqual(['title', null, 'Date']);
  expect(readHeadings(parseCsv('작품 목록\nTitle,Date\n봄,2024')).fields).toEqual(['title', 'year']);
});

test('a column of an artist’s own numbers is left out', () => {
  const read = (text: string) => readHeadings(parseCsv(text));
  const own = read('작품번호,파일명,작품명\n1,a.jpg,봄\n2,b.jpg,여름');
  expect(own).toMatchObject({ fields: [null, 'fileName', 'title'], left: ['작품번호'] });
  const both = read(`작품번호,UUID,작품명\n1,${UUID},봄`);
  expect(both).toMatchObject({ fields: [null, 'uuid', 'title'], left: ['작품번호'] });
  // One uuid says what the column is: the other cells are mistakes, which the import names.
  const mixed = read(`작품번호,작품명\n${UUID.toUpperCase()}\u200b,봄\n1,여름`);
  expect(mixed).toMatchObject({ fields: ['uuid', 'title'], left: [] });
  expect(read('작품번호,작품명\n,봄')).toMatchObject({ fields: ['uuid', 'title'], left: [] });
});

test('of two columns of sizes the first is taken, in its unit', () => {
  const inches = readHeadings(parseCsv('작품명,사이즈(inch)\n봄,10x20'));
  expect(inches).toMatchObject({ fields: ['title', 'size'], left: [], sizes: [null, { unit: 'inch' }] });
  const both = readHeadings(parseCsv('작품명,크기(cm),크기 inch\n봄,25x50,10x20'));
  expect(both).toMatchObject({ fields: ['title', 'size', null], left: ['크기 inch'] });
  expect(both.sizes.slice(0, 2)).toMatchObject([null, { unit: 'cm' }]);
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
  const titles = Array.from({ length: 10 }, (_, at) => `작품 목록 ${at}\n`).join('');
  expect(readHeadings(parseCsv(`${titles}작품명,연도\n봄,2024`))).toMatchObject({
    fields: ['title', 'year'],
    rows: [{ cells: ['봄', '2024'] }],
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
