import Papa from 'papaparse';

/** Tells spreadsheet programs that a file is UTF-8. */
export const BOM = '\ufeff';
/** What a spreadsheet would take for a formula, behind any number of apostrophes that say that it is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r\n]/;
/** A formula that is only a text, by which a spreadsheet keeps `007` as it is. */
const TEXT_FORMULA = /^\s*=\s*"([^"]*(?:""[^"]*)*)"\s*$/;

/**
 * Rows as a CSV file in UTF-8 that spreadsheets open as it is meant: with a BOM, and with an apostrophe before what they
 * would run as a formula. `parseCsv` takes both away again.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string => BOM + csvLines(rows);

/** Lines of such a file, for one that is written in parts. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text)));
  // A tab inside a cell must not be taken for a delimiter.
  return `${Papa.unparse(guarded, { newline: '\r\n', quotes: (text) => /\t/.test(String(text)) })}\r\n`;
}

/** Of so many letters of a text, one may be a zero, as old databases leave them in cells. A file with more is no text. */
const LETTERS_A_ZERO = 10;

/**
 * Decodes a CSV file as spreadsheets save it: in UTF-8, in CP949, the default of Korean ones, or in UTF-16, their
 * “유니코드 텍스트”. Zeros in cells are left out. Returns null for a file that isn't text.
 */
export function decodeCsv(bytes: Uint8Array): string | null {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      const letters = text.replaceAll('\0', '');
      if ((text.length - letters.length) * LETTERS_A_ZERO <= text.length) return letters;
    } catch {
      // It is another encoding.
    }
  }
  return null;
}

/** The encodings that a text may be in, by its mark, or by where it has zeros. */
function encodingsOf(bytes: Uint8Array): readonly string[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  const [even, odd] = [columnOf(bytes, 0), columnOf(bytes, 1)];
  const [encoding, highBytes] =
    odd.zeros > even.zeros ? (['utf-16le', odd] as const) : (['utf-16be', even] as const);
  // A zero that is alone in a text of bytes stands among ASCII, which high bytes hardly ever are.
  if (highBytes.zeros > highBytes.ascii) return [encoding];
  // The high bytes of Hanja and of single letters of Hangul are ASCII's, too: such a text of UTF-16 is none of the others.
  return highBytes.zeros > 0 ? ['utf-8', 'euc-kr', encoding] : ['utf-8', 'euc-kr'];
}

/** How many bytes of every second one are zeros, and how many are other ASCII. In UTF-16, ASCII has a zero as its high byte. */
function columnOf(bytes: Uint8Array, side: 0 | 1): { zeros: number; ascii: number } {
  const column = { zeros: 0, ascii: 0 };
  for (let at = side; at < bytes.length; at += 2) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) column.zeros += 1;
    else if (byte < 0x80) column.ascii += 1;
  }
  return column;
}

/** A row of a CSV file, and the number of the line that it begins in, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** The delimiters between cells, with a comma as Korean keyboards also write it. A comma is the one that texts have most. */
const DELIMITERS = ['\t', ';', '|', '，', ','];

/** Rows that are read to find the delimiter. */
const PREVIEW_ROWS = 30;
/** The first line by which Excel names the delimiter of a file. */
const SEPARATOR_LINE = /^"?sep=([^"\n])"?(?:\n|$)/i;

/**
 * Returns the delimiter that splits the most rows in succession into equally many cells; of several the one with the most cells, then the
 * one that begins first. Titles above the column names, and texts in cells, have delimiters too, but not the same number in each row.
 */
function delimiterOf(content: string): string {
  const candidates = DELIMITERS.map((delimiter) => {
    const rules = { delimiter, newline: '\n', preview: PREVIEW_ROWS, skipEmptyLines: true } as const;
    return { delimiter, ...longestRun(Papa.parse<string[]>(content.trimStart(), rules).data) };
  });
  candidates.sort((a, b) => b.rows - a.rows || b.cells - a.cells || a.begin - b.begin);
  return candidates[0]?.delimiter ?? ',';
}

interface Run {
  begin: number;
  rows: number;
  cells: number;
}

/** The longest run of rows that have the same number of cells, more than one. */
function longestRun(rows: readonly string[][]): Run {
  let best: Run = { begin: 0, rows: 0, cells: 1 };
  let run = best;
  for (const [at, { length: cells }] of rows.entries()) {
    run = run.cells === cells ? { ...run, rows: run.rows + 1 } : { begin: at, rows: 1, cells };
    const isLonger = run.rows > best.rows || (run.rows === best.rows && cells > best.cells);
    if (cells > 1 && isLonger) best = run;
  }
  return best;
}

/** The rows of a CSV text (RFC 4180), without those that are empty. Its delimiter is found by its rows. */
export function parseCsv(text: string): CsvRow[] {
  // Files that went through several programs end their lines in several ways.
  const whole = text.replace(BOM, '').replace(/\r\n?/g, '\n');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(whole) ?? [];
  const content = whole.slice(separatorLine.length);
  const rows: CsvRow[] = [];
  let line = separator === undefined ? 1 : 2;
  let begin = 0;
  Papa.parse<string[]>(content, {
    newline: '\n',
    delimiter: separator ?? delimiterOf(content),
    step: ({ data, meta }) => {
      const cells = data.map(textOf);
      if (cells.some((each) => each.trim() !== '')) rows.push({ line, cells });
      // A cell in quotes may go over several lines.
      line += content.slice(begin, meta.cursor).split('\n').length - 1;
      begin = meta.cursor;
    },
  });
  return rows;
}

/** A cell's text, without what tells a spreadsheet that it is one: an apostrophe, or `="…"`. Other formulas stay. */
function textOf(cell: string): string {
  if (GUARDED.test(cell)) return cell.slice(1);
  const text = TEXT_FORMULA.exec(cell)?.[1];
  return text === undefined ? cell : text.replaceAll('""', '"');
}
