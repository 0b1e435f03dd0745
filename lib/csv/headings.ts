import { ARTWORK_FIELDS, FIELD_NAMES, THEME_FIELDS } from '@/lib/artwork/fields';
import type { ImportRow } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import { recordOf } from '@/lib/record-of';
import { cleanIdentifier, isBlank } from '@/lib/text/clean';
import { readYear } from '@/lib/text/year';
import type { CsvRow } from './csv';
import { bareHeading, BRACKETS, withoutNumber } from './heading-names';
import { sizeColumnOf, type SizeColumn } from './size-column';
import { sideOf, withJoinedSides } from './size-sides';

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
    사진 파일명, 도판, file, image, image file, image file name, image filename, image name, file name, filename`,
  ...recordOf(FIELD_NAMES, (name) => ARTWORK_FIELDS[name].headings),
};

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
    [field, COLUMNS[field], ...SYNONYMS[field].split(',')].map((name): [string, Field] => [
      plain(name),
      field,
    ]),
  ),
);

/** The scripts of a heading in several languages: 작품명(Title), Material / 재료, 작품명 作品名. */
const SCRIPTS = [/\p{Script=Hangul}+/gu, /\p{Script=Latin}+/gu, /\p{Script=Han}+/gu];

/** The field of a heading that says it in several languages, where each of them names the same one. */
function fieldInSeveral(name: string): Field | null {
  const names = SCRIPTS.map((script) => (plain(name).match(script) ?? []).join(''));
  const fields = new Set(names.filter((each) => each !== '').map((each) => FIELD_OF.get(each) ?? null));
  const [field = null] = fields;
  // A digit, or a letter of another script, says something else.
  return fields.size === 1 && names.join('').length === plain(name).length ? field : null;
}

/** The field of a name without differences of spelling; null for an unknown one. */
const known = (name: string) => FIELD_OF.get(plain(name)) ?? fieldInSeveral(name);

/** Returns the field of a column by its heading; null for an unknown one. */
function fieldOf(heading: string): Field | null {
  const name = bareHeading(heading);
  const exact = known(name);
  if (exact !== null) return exact;
  const outside = name.replace(BRACKETS, '');
  const bare = known(outside) ?? known(plain(outside).replace(UNIT, ''));
  return bare === 'title' || bare === 'titleEn' ? known(name.replace(TITLE_BRACKETS, '')) : bare;
}

/** A heading that may name the year of a work, and any other day. */
const DATE = 'date';
/** What a heading has before a field's name: 작품 제작연도. */
const OF_THE_WORK = /^\s*작품의?/;

const isDate = (heading: string) => plain(withoutNumber(heading)) === DATE;

/** Returns the field that a column with an unknown heading likely has; null for none. Themes of works are often something else. */
function likelyFieldOf(heading: string): Field | null {
  const name = withoutNumber(heading);
  if (isDate(heading)) return 'year';
  const field = OF_THE_WORK.test(name) ? fieldOf(name.replace(OF_THE_WORK, '')) : null;
  return THEME_FIELDS.some((theme) => theme === field) ? null : field;
}

export interface Headings {
  /** The field of each column, in their order; null for one that isn't taken. */
  fields: readonly (Field | null)[];
  /** The columns that aren't imported and have cells or an unknown name, as the list calls them. */
  left: readonly string[];
  /** How each column of sizes is written; null for another column. */
  sizes: readonly (SizeColumn | null)[];
  /** The rows below the headings. */
  rows: readonly CsvRow[];
}

/** Rows above the headings that may have a title, a date, or an address. */
const TITLE_ROWS = 10;

/** Returns where the headings are: in the first of the rows with two known names, or with two likely ones, else in the first row. */
function headingRow(list: readonly CsvRow[]): number {
  const first = list.slice(0, TITLE_ROWS + 1);
  const rowBy = (read: typeof fieldOf) =>
    first.findIndex(({ cells }) => new Set(cells.map(read).filter((field) => field !== null)).size > 1);
  const surely = (heading: string) => fieldOf(heading) ?? (sideOf(heading) === null ? null : 'size');
  const sure = rowBy(surely);
  return Math.max(sure < 0 ? rowBy((heading) => surely(heading) ?? likelyFieldOf(heading)) : sure, 0);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = (cell: string) => UUID.test(cleanIdentifier(cell));

interface Column {
  name: string;
  field: Field | null;
  /** Its cells that aren't empty. */
  filled: readonly string[];
}

/** A column by its cells: an artist's own numbers are no uuids, and below `Date` each cell has to name a year. */
function judged(column: Column, columns: readonly Column[]): Column {
  const { name, field, filled } = column;
  if (field === 'uuid')
    return filled.length === 0 || filled.some(isUuid) ? column : { ...column, field: null };
  const likely = field === null && filled.length > 0 ? likelyFieldOf(name) : null;
  const isTaken = columns.some((other) => other.field === likely && other.filled.length > 0);
  const isFitting = !isDate(name) || filled.every((cell) => readYear(cell) !== null);
  return likely === null || isTaken || !isFitting ? column : { ...column, field: likely };
}

/**
 * Reads the headings of a list. Of several columns of a field, the first that isn't empty is taken; a likely one
 * only where no other is of its field.
 */
export function readHeadings(list: readonly CsvRow[]): Headings {
  const below = list.slice(headingRow(list));
  // A column of whole sizes comes first, if anything is in it.
  const [above, ...works] = below;
  const hasSizes = (above?.cells ?? []).some(
    (name, at) =>
      fieldOf(name) === 'size' &&
      sideOf(name) === null &&
      works.some(({ cells }) => !isBlank(cells[at] ?? '')),
  );
  const [head, ...rows] = hasSizes ? below : withJoinedSides(below, COLUMNS.size);
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const count = Math.max(names.length, ...rows.map(({ cells }) => cells.length));
  const named = Array.from({ length: count }, (_, at) => ({
    name: names[at] ?? '',
    field: fieldOf(names[at] ?? ''),
    filled: rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.trim() !== ''),
  }));
  const columns = named.map((column) => judged(column, named));
  const taken = columns.map((column) => {
    const same = columns.filter(({ field }) => field !== null && field === column.field);
    return column === (same.find(({ filled }) => filled.length > 0) ?? same[0]);
  });
  return {
    fields: columns.map(({ field }, at) => (taken[at] === true ? field : null)),
    left: columns.flatMap(({ name, field, filled }, at) => {
      const isLeft = taken[at] !== true && (filled.length > 0 || (name !== '' && field === null));
      return isLeft ? [name || `${at + 1}번째 열`] : [];
    }),
    sizes: columns.map(({ name, field }) => (field === 'size' ? sizeColumnOf(name) : null)),
    rows,
  };
}
