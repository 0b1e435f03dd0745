import Papa from 'papaparse';

/** Tells spreadsheet programs that a file is UTF-8. */
export const BOM = '\ufeff';
/** What a spreadsheet would take for a formula, behind any number of apostrophes that say that it is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r\n]/;

/**
 * Rows as a CSV file in UTF-8 that spreadsheets open as it is meant: with a BOM, and with an apostrophe before what they
 * would run as a formula. `parseCsv` takes both away again.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string => BOM + csvLines(rows);

/** Lines of such a file, for one that is written in parts. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text)));
  return `${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`;
}

/**
 * The text of a CSV file: UTF-8, or what Korean spreadsheets write without being told to (CP949).
 */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/** A row of a CSV file, and the number of the line that it begins in, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** The rows of a CSV text (RFC 4180), without those that are empty. Cells may lie between commas, semicolons or tabs. */
export function parseCsv(text: string): CsvRow[] {
  // Files that went through several programs end their lines in several ways.
  const content = text.replace(BOM, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let line = 1;
  let begin = 0;
  Papa.parse<string[]>(content, {
    newline: '\n',
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data, meta }) => {
      const cells = data.map(unguarded);
      if (cells.some((each) => each.trim() !== '')) rows.push({ line, cells });
      // A cell in quotes may go over several lines.
      line += content.slice(begin, meta.cursor).split('\n').length - 1;
      begin = meta.cursor;
    },
  });
  return rows;
}

function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
