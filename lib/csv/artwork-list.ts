import { ARTWORK_FIELDS, fieldWords, type ArtworkField, type FieldName } from '@/lib/artwork/fields';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import type { ImportRow } from '@/lib/contracts/studio-draft';
import { cleanIdentifier, isBlank } from '@/lib/text/clean';
import { DOTS } from '@/lib/text/signs';
import { readYear } from '@/lib/text/year';
import type { CsvRow } from './csv';
import { COLUMNS, FIELDS, readHeadings, type Field } from './headings';
import { withSizeColumn } from './size-column';

const isFieldName = (field: Field): field is FieldName => field in ARTWORK_FIELDS;

/** The words of a choice, which a list has instead of the values. */
const choicesOf = (field: Field): Readonly<Record<string, string>> => {
  const rules: ArtworkField | null = isFieldName(field) ? ARTWORK_FIELDS[field] : null;
  return rules !== null && 'words' in rules ? rules.words : {};
};

/** Artworks as the rows of a list, under the names of the columns. */
export function artworkListRows(artworks: readonly StudioArtwork[]): string[][] {
  const head = FIELDS.map((field) => COLUMNS[field]);
  return [head, ...artworks.map((artwork) => FIELDS.map((field) => cellOf(artwork, field)))];
}

function cellOf(artwork: StudioArtwork, field: Field): string {
  if (field === 'fileName') return artwork.original?.fileName ?? '';
  return field === 'uuid' ? artwork.uuid : fieldWords(field, artwork[field]);
}

/**
 * The rows of a list for an import, or null where its first row names no column. Columns may come in any order; those that
 * `readHeadings` leaves are passed over. A row has the fields of its cells only: a column that the list doesn't have says nothing, and
 * an empty cell says that the field is empty.
 */
export function importRowsOf(list: readonly CsvRow[]): ImportRow[] | null {
  const { fields, sizes, rows } = readHeadings(list);
  if (fields.every((field) => field === null)) return null;
  return rows.map(({ line, cells }) => {
    const given = fields.flatMap((field, at) => {
      const text = cells[at]?.trim();
      const size = sizes[at] ?? null;
      if (field === null || text === undefined) return [];
      return [[field, size === null ? text : withSizeColumn(text, size)]];
    });
    return { line, uuid: null, fileName: null, ...Object.fromEntries(given) } as ImportRow;
  });
}

/** The separators between the words of a choice, after NFKC: points, slashes, commas, hyphens. */
const BETWEEN_WORDS = new RegExp(String.raw`[\s${DOTS}/,-]+`, 'g');
/** A word in the form in which words are compared: 도시·건축 is 도시/건축. Every other sign may mean something: 허용 ×. */
const plain = (text: string) => text.normalize('NFKC').replace(BETWEEN_WORDS, '').toLowerCase();

/**
 * What a row says of an artwork, as a form would send it: choices by their values, the year as a number, an empty cell
 * as null. What is none of these stays a text, which the contract then refuses.
 */
export function valuesOfRow({ line: _line, uuid: _uuid, fileName: _fileName, ...cells }: ImportRow) {
  const given = Object.entries(cells).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, valueOf(field as Field, text)]],
  );
  return Object.fromEntries(given) as Partial<Record<keyof typeof cells, string | number | null>>;
}

function valueOf(field: Field, text: string): string | number | null {
  if (isBlank(text)) return null;
  if (isFieldName(field) && ARTWORK_FIELDS[field].kind === 'year') return readYear(text) ?? text;
  const word = plain(cleanIdentifier(text));
  const choice = Object.entries(choicesOf(field)).find((each) => each.map(plain).includes(word));
  return choice?.[0] ?? text;
}
