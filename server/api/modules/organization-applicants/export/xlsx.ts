import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell } from './table';

/**
 * Writes tables as a workbook (ECMA-376) while their rows are read. Texts are texts by their type, so that no program takes one
 * for a formula. No kept library writes one without holding all of its rows (docs/dependencies.md).
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles of cells, by their places in `styles.xml`. */
const TITLE = 1;
const WRAPPED = 2;
const MOMENT = 3;
const DAY = 4;
const PLAIN = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf ${PLAIN}/></cellStyleXfs><cellXfs count="5"><xf ${PLAIN} xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf ${PLAIN} xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>${[164, 165].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>`).join('')}</cellXfs></styleSheet>`;

/** The parts beside the sheets. @param names of the sheets, without signs of XML */
function partsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const each = (partOf: (number: number, name: string) => string) =>
    names.map((name, index) => partOf(index + 1, name)).join('');
  const types = each(
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  const relations = each(
    (number) =>
      `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const sheets = each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`);
  return {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relations}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`,
    'xl/styles.xml': STYLES,
  };
}

/** Characters that a cell may have. */
const CELL_MAX = 32_767;

/** @param tables by the names of their sheets, in their order */
export function xlsxOf(tables: Readonly<Record<string, AsyncIterable<Cell[]>>>): Readable {
  const zip = new ZipFile();
  const parts = partsOf(Object.keys(tables));
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(HEAD + xml), name);
  const output = zip.outputStream as Readable;
  for (const [index, table] of Object.values(tables).entries()) {
    const sheet = Readable.from(sheetXml(table), { objectMode: false });
    // A failure to read the rows aborts the download, and a closed download stops the reading.
    sheet.once('error', (error) => output.destroy(error));
    output.once('close', () => sheet.destroy());
    zip.addReadStream(sheet, `xl/worksheets/sheet${index + 1}.xml`);
  }
  zip.end();
  return output;
}

async function* sheetXml(table: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="200" width="20" customWidth="1"/></cols><sheetData>`;
  let row = 0;
  for await (const cells of table) {
    row += 1;
    const style = row === 1 ? TITLE : WRAPPED;
    yield `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`, style)).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** A column's letters: A to Z, AA, AB … @param column from 0 */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell instanceof Date) {
    const days = serialOf(cell);
    return `<c r="${place}" s="${Number.isInteger(days) ? DAY : MOMENT}"><v>${days}</v></c>`;
  }
  const begin = `<c r="${place}" s="${style}"`;
  if (cell === null || cell === '') return `${begin}/>`;
  if (typeof cell === 'number') return `${begin}><v>${cell}</v></c>`;
  return `${begin} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
/** Days from the epoch of spreadsheets (1899-12-30) to that of JavaScript. */
const EPOCH_DAYS = 25_569;
/** A moment in Seoul as spreadsheets count it: whole days, and the time as a part of one. */
const serialOf = (moment: Date) => (moment.getTime() + SEOUL_MS) / DAY_MS + EPOCH_DAYS;

/** A text in XML, without the characters that XML 1.0 doesn't have. `_x0041_` would be read as a letter. */
const xmlText = (text: string) =>
  text
    .slice(0, CELL_MAX)
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Cs}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
