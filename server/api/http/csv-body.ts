import { Readable } from 'node:stream';
import { BOM, csvLines } from '@/lib/csv/csv';

/** A table as CSV, while its rows are read. What a spreadsheet program would take for a formula is a text. */
export function csvOf(table: AsyncIterable<readonly (string | number | null)[]>): Readable {
  async function* lines() {
    yield BOM;
    for await (const cells of table) yield csvLines([cells.map((cell) => String(cell ?? ''))]);
  }
  return Readable.from(lines(), { objectMode: false });
}
