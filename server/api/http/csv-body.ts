import { Readable } from 'node:stream';
import { BOM, csvLines } from '@/lib/csv/csv';
import { dayInSeoul, momentInSeoul } from '@/lib/date/seoul';
import { formatMoment } from '@/lib/format/moment';

/** A table as CSV, while its rows are read. What a spreadsheet program would take for a formula is a text. */
export function csvOf(table: AsyncIterable<readonly (string | number | Date | null)[]>): Readable {
  async function* lines() {
    yield BOM;
    for await (const cells of table) yield csvLines([cells.map(textOf)]);
  }
  return Readable.from(lines(), { objectMode: false });
}

/** A moment at midnight in Seoul is a day. */
function textOf(cell: string | number | Date | null): string {
  if (!(cell instanceof Date)) return String(cell ?? '');
  const day = dayInSeoul(cell);
  return momentInSeoul(day).getTime() === cell.getTime() ? day : formatMoment(cell);
}
