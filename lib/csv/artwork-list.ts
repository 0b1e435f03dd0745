import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import type { ImportRow } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import { GENRE_LABELS } from '@/lib/options/artist';
import {
  THEME_FOCUS_LABELS,
  THEME_STYLE_LABELS,
  THEME_SUBJECT_LABELS,
  THEME_TIME_LABELS,
  THEME_TITLES,
} from '@/lib/options/artwork';
import type { CsvRow } from './csv';

type Field = Exclude<keyof ImportRow, 'line'>;

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

const FIELDS = keysOf(COLUMNS);

/** The words of each choice, which a list has instead of the values. */
const WORDS: Partial<Record<Field, Readonly<Record<string, string>>>> = {
  genre: GENRE_LABELS,
  themeSubject: THEME_SUBJECT_LABELS,
  themeTime: THEME_TIME_LABELS,
  themeFocus: THEME_FOCUS_LABELS,
  themeStyle: THEME_STYLE_LABELS,
};

/** Artworks as the rows of a list, under the names of the columns. */
export function artworkListRows(artworks: readonly StudioArtwork[]): string[][] {
  const head = FIELDS.map((field) => COLUMNS[field]);
  return [head, ...artworks.map((artwork) => FIELDS.map((field) => cellOf(artwork, field)))];
}

function cellOf(artwork: StudioArtwork, field: Field): string {
  if (field === 'fileName') return artwork.original?.fileName ?? '';
  const value = artwork[field];
  return value === null ? '' : (WORDS[field]?.[value] ?? String(value));
}

/**
 * The rows of a list for an import, or null where its first row names no column. Columns may come in any order, by their
 * names or those of the fields; others are passed over. A row has the fields of its cells only: a column that the list
 * doesn't have says nothing, and an empty cell says that the field is empty.
 */
export function importRowsOf([head, ...rows]: readonly CsvRow[]): ImportRow[] | null {
  const columns = head?.cells.map(fieldOf) ?? [];
  if (columns.every((field) => field === null)) return null;
  return rows.map(({ line, cells }) => {
    const given = columns.flatMap((field, at) => {
      const text = cells[at];
      return field === null || text === undefined ? [] : [[field, text.trim()]];
    });
    return { line, uuid: null, fileName: null, ...Object.fromEntries(given) } as ImportRow;
  });
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

function fieldOf(name: string): Field | null {
  return FIELDS.find((field) => [field, COLUMNS[field]].map(plain).includes(plain(name))) ?? null;
}

/**
 * What a row says of an artwork, as a form would send it: choices by their values, the year as a number, an empty cell
 * as null. What is none of these stays a text, which the contract then refuses.
 */
export function valuesOfRow({ line: _line, uuid: _uuid, fileName: _fileName, ...cells }: ImportRow) {
  const given = Object.entries(cells).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, valueOf(field as Field, text.trim())]],
  );
  return Object.fromEntries(given) as Partial<Record<keyof typeof cells, string | number | null>>;
}

function valueOf(field: Field, text: string): string | number | null {
  if (text === '') return null;
  if (field === 'year') return /^\d{4}$/.test(text) ? Number(text) : text;
  const words = Object.entries(WORDS[field] ?? {});
  const choice = words.find((each) => each.map(plain).includes(plain(text)));
  return choice?.[0] ?? text;
}
