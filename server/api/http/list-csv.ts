import { Readable } from 'node:stream';
import { dayInSeoul } from '@/lib/date/seoul';
import * as adminLimits from '@/lib/limits/admin';
import { csvOf } from './csv-body';
import type { PageWindow } from './envelope';
import type { FileAnswer } from './file-answer';

interface ListCsv<Row> {
  /** The file's name, before the day. */
  name: string;
  now: Date;
  /** The title of each column, and its cell. */
  columns: Readonly<Record<string, (row: Row) => string | number | null>>;
  list: (window: PageWindow) => PromiseLike<Row[]>;
}

/** Rows that are read at once. */
const PART = 500;

/** The content type of a list as a file. */
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Answers a list's export: with an empty file for a check (`fileCheckSchema`), else with the file. */
export function answerExport<Query extends { check?: 'true' | undefined }>(
  { check, ...query }: Query,
  make: (query: Omit<Query, 'check'>) => Promise<FileAnswer>,
): Promise<FileAnswer> {
  if (check === undefined) return make(query);
  return Promise.resolve({ name: '목록', ending: 'csv', contentType: CSV_TYPE, body: Readable.from([]) });
}

/** A list as a CSV file, which is read while it is sent; no further than `adminLimits.exportMax` rows. */
export function listCsv<Row>({ name, now, columns, list }: ListCsv<Row>): FileAnswer {
  const cellsOf = Object.values(columns);
  async function* rows() {
    yield Object.keys(columns);
    for (let offset = 0; offset < adminLimits.exportMax; offset += PART) {
      const part = await list({ offset, limit: PART });
      for (const row of part) yield cellsOf.map((cellOf) => cellOf(row));
      if (part.length < PART) return;
    }
  }
  return { name: `${name}_${dayInSeoul(now)}`, ending: 'csv', contentType: CSV_TYPE, body: csvOf(rows()) };
}
