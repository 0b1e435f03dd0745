import { ARTWORK_FIELDS, FIELD_NAMES } from '@/lib/artwork/fields';
import type { ImportRow } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import { recordOf } from '@/lib/record-of';
import type { CsvRow } from './csv';
import { sizeUnitOf, type SizeUnit } from './size-unit';

export type Field = Exclude<keyof ImportRow, 'line'>;

/** The columns of an artwork list, in order. */
export const COLUMNS: Readonly<Record<Field, string>> = {
  uuid: '작품 번호',
  fileName: '이미지 파일',
  ...recordOf(FIELD_NAMES, (name) => ARTWORK_FIELDS[name].label),
};
export const FIELDS = keysOf(COLUMNS);

/** What people call the columns in lists of their own. Where a list has several of one field, the first is taken. */
const SYNONYMS: Readonly<Record<Field, string>> = {
  uuid: '작품 ID, 작품 UUID',
  fileName: `이미지, 이미지명, 이미지 파일명, 이미지 파일 이름, 이미지 이름, 작품 이미지, 파일, 파일명, 파일 이름, 사진, 사진 파일,
    사진 파일명, 도판, file, image, image file`,
  ...recordOf(FIELD_NAMES, (name) => ARTWORK_FIELDS[name].headings),
};

/** A note in brackets behind a heading's name: a unit, an order, an example. */
const BRACKETS = /[([{<][^)\]}>]*[)\]}>]/g;
/** The same for a title, whose language may also be in brackets. */
const TITLE_BRACKETS = /[([{<]\s*(?:필수|선택|예)[^)\]}>]*[)\]}>]/g;
const UNIT = /(?:[cm]?m|호|in(?:ch(?:es)?)?|인치|(?:밀리|센[티치])(?:미터)?|미터)$/;

/** The number of a column before its name: 1. 작품명. */
const NUMBERED = /^\s*\(?\d{1,2}[.)]/;

/** A heading without differences of width, case, spaces and punctuation. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const FIELD_OF: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) =>
    [field, COLUMNS[field], ...SYNONYMS[field].split(',')].map((name): [string, Field] => [
      plain(name),
      field,
    ]),
  ),
);

/** A heading in two languages: 작품명(Title), 재료 / Material. */
const IN_TWO = /^([^([/|]+)(?:[([]([a-z ]+)[)\]]|[/|]([a-z ]+))$/;

/** The field of a heading that says it in Korean and then in English, where both name the same one. */
function fieldInTwo(name: string): Field | null {
  const [, korean = '', inBrackets, behind] = IN_TWO.exec(name.trim().toLowerCase()) ?? [];
  const field = FIELD_OF.get(plain(korean)) ?? null;
  return FIELD_OF.get(plain(inBrackets ?? behind ?? '')) === field ? field : null;
}

/** Returns the field of a column by its heading; null for an unknown one. */
function fieldOf(heading: string): Field | null {
  const name = heading.normalize('NFKC').replace(NUMBERED, '');
  const exact = FIELD_OF.get(plain(name)) ?? fieldInTwo(name);
  if (exact !== null) return exact;
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
