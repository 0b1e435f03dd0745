import type { ImportRow } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import { THEME_TITLES } from '@/lib/options/artwork';
import type { CsvRow } from './csv';
import { sizeUnitOf, type SizeUnit } from './size-unit';

export type Field = Exclude<keyof ImportRow, 'line'>;

/** The columns of an artwork list, in order. */
export const COLUMNS = {
  uuid: '작품 번호',
  fileName: '이미지 파일',
  title: '국문 작품명',
  titleEn: '영문 작품명',
  year: '제작 연도',
  size: '크기',
  material: '재료',
  genre: '장르',
  etc: '기타 장르',
  ...THEME_TITLES,
  description: '작품 설명',
} as const satisfies Record<Field, string>;
export const FIELDS = keysOf(COLUMNS);

/** What people call the columns in lists of their own. Where a list has several of one field, the first is taken. */
const SYNONYMS: Readonly<Record<Field, readonly string[]>> = {
  uuid: ['작품 ID', '작품 UUID'],
  fileName: [
    ...['이미지', '이미지명', '이미지 파일명', '이미지 파일 이름', '이미지 이름', '작품 이미지'],
    ...['파일', '파일명', '파일 이름', '사진', '사진 파일', '사진 파일명', '도판', 'file'],
    ...['image', 'image file'],
  ],
  title: [
    ...[
      '작품명',
      '작품 제목',
      '작품 이름',
      '제목',
      '작품',
      '명칭',
      '타이틀',
      '국문 제목',
      '국문명',
      '국문 작품 제목',
    ],
    ...[
      '한글 작품명',
      '한글 제목',
      '한글명',
      '한글 작품 제목',
      '한국어 제목',
      '한국어 작품명',
      '작품명 국문',
    ],
    ...[
      '작품명 한글',
      '작품명 한국어',
      '작품명 국',
      '제목 국문',
      '제목 한글',
      '제목 한국어',
      '제목 국',
      '작품 제목 국문',
    ],
    ...[
      '작품 제목 한글',
      'artwork',
      'artwork title',
      'title ko',
      'title kr',
      'title korean',
      'korean title',
      'name',
    ],
  ],
  titleEn: [
    ...[
      '영문 제목',
      '영문명',
      '영문 작품 제목',
      '영어 제목',
      '영어 작품명',
      '작품명 영문',
      '작품명 영어',
      '작품명 영',
    ],
    ...[
      '제목 영문',
      '제목 영어',
      '제목 영',
      '작품 제목 영문',
      '작품 제목 영어',
      '영제',
      '영문 타이틀',
      '작품명 en',
    ],
    ...['작품명 eng', '제목 en', '제목 eng', 'title english', 'title eng', 'english title'],
  ],
  year: [
    ...[
      '연도',
      '년도',
      '제작 년도',
      '제작 연',
      '제작 년',
      '작품 연도',
      '작품 년도',
      '창작 연도',
      '창작 년도',
      '발표 연도',
    ],
    ...[
      '완성 연도',
      '완성 년도',
      '작업 연도',
      '작업 년도',
      'production year',
      'year of production',
      'created',
    ],
  ],
  size: [
    ...[
      '사이즈',
      '규격',
      '작품 크기',
      '작품 사이즈',
      '작품 규격',
      '치수',
      '작품 치수',
      '실제 크기',
      '호수',
      '크기 호수',
    ],
    ...['dimension', 'dimensions'],
  ],
  material: [
    ...[
      '기법',
      '재료 기법',
      '기법 재료',
      '재료 및 기법',
      '기법 및 재료',
      '재료와 기법',
      '기법과 재료',
      '재질',
      '매체',
    ],
    ...[
      '작품 재료',
      '작품 재질',
      '사용 재료',
      '제작 기법',
      '표현 기법',
      '재료 매체',
      '매체 재료',
      '매체 기법',
    ],
    ...['medium', 'media', 'materials', 'technique', 'material technique'],
  ],
  genre: [
    ...['분류', '작품 장르', '작품 분류', '장르 분류', '부문', '분야', '작품 종류', '종류'],
    ...['카테고리', 'category'],
  ],
  etc: ['장르 기타', '기타 분류', '기타 장르명', 'genre etc'],
  themeSubject: ['테마 주제', '주제 테마', 'subject'],
  themeTime: ['테마 시간', '시간 테마', 'time'],
  themeFocus: ['테마 중심', '중심 테마', 'focus'],
  themeStyle: ['테마 표현', '표현 테마', 'style'],
  description: [
    ...[
      '설명',
      '작품 소개',
      '소개',
      '작품 해설',
      '해설',
      '작품 내용',
      '내용',
      '작품 설명글',
      '설명글',
      '작품 노트',
    ],
    ...['캡션', '작품 소개글', '소개글', 'note', 'statement'],
  ],
};

/** A note in brackets behind a heading's name: a unit, an order, an example. */
const BRACKETS = /[([{<][^)\]}>]*[)\]}>]/g;
/** The same for a title, whose language may also be in brackets. */
const TITLE_BRACKETS = /[([{<]\s*(?:필수|선택|예)[^)\]}>]*[)\]}>]/g;
const UNIT = /(?:[cm]?m|호|in(?:ch(?:es)?)?|인치|(?:밀리|센[티치])(?:미터)?|미터)$/;

/** A heading without differences of width, case, spaces and punctuation. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const FIELD_OF: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) =>
    [field, COLUMNS[field], ...SYNONYMS[field]].map((name): [string, Field] => [plain(name), field]),
  ),
);

/** Returns the field of a column by its heading; null for an unknown one. */
function fieldOf(heading: string): Field | null {
  const name = heading.normalize('NFKC');
  const exact = FIELD_OF.get(plain(name));
  if (exact !== undefined) return exact;
  const bare = FIELD_OF.get(plain(name.replace(BRACKETS, '')).replace(UNIT, ''));
  if (bare !== 'title' && bare !== 'titleEn') return bare ?? null;
  return FIELD_OF.get(plain(name.replace(TITLE_BRACKETS, ''))) ?? null;
}

export interface Headings {
  /** The field of each column, in their order; null for one that isn't taken. */
  fields: readonly (Field | null)[];
  /** The columns that aren't imported and have cells or an unknown name, as the list calls them. */
  left: readonly string[];
  /** The unit of each column of sizes; null for none. */
  units: readonly (SizeUnit | null)[];
  /** The rows below the headings. */
  rows: readonly CsvRow[];
}

/** Rows above the headings may have a title or a date. */
const HEADING_ROWS = 5;

/** Returns where the headings are: in the first of these rows with two known names, else in the first row. */
function headingRow(list: readonly CsvRow[]): number {
  const knows = ({ cells }: CsvRow) => new Set(cells.map(fieldOf).filter((field) => field !== null)).size;
  return Math.max(
    list.slice(0, HEADING_ROWS).findIndex((row) => knows(row) > 1),
    0,
  );
}

/** Reads the headings of a list. Of several columns of a field, the first that isn't empty is taken. */
export function readHeadings(list: readonly CsvRow[]): Headings {
  const [head, ...rows] = list.slice(headingRow(list));
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const count = Math.max(names.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: count }, (_, at) => ({
    name: names[at] ?? '',
    field: fieldOf(names[at] ?? ''),
    isFilled: rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  }));
  const taken = columns.map((column) => {
    const same = columns.filter(({ field }) => field !== null && field === column.field);
    return column === (same.find(({ isFilled }) => isFilled) ?? same[0]);
  });
  return {
    fields: columns.map(({ field }, at) => (taken[at] === true ? field : null)),
    left: columns.flatMap(({ name, field, isFilled }, at) => {
      const isLeft = taken[at] !== true && (isFilled || (name !== '' && field === null));
      return isLeft ? [name || `${at + 1}번째 열`] : [];
    }),
    units: columns.map(({ name, field }) => (field === 'size' ? sizeUnitOf(name) : null)),
    rows,
  };
}
