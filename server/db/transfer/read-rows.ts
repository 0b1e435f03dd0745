import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '@/server/db/client';
import type { Table } from './tables';

/** How many bytes of rows are held at a time, about. */
const BATCH_BYTES = 1024 * 1024;
const FIRST_ROWS = 2;
const MOST_ROWS = 250;
/** How many times as many rows the next batch may have: the first rows of a table may be the small ones. */
const GROWTH = 4;

/** Settings that decide how values are written as text. Both sides of a transfer need the same. */
const TEXT_FORMAT = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
} as const;

/** Sets the format of values for the rest of the transaction. */
export async function setTextFormat(tx: Transaction): Promise<void> {
  for (const [name, value] of Object.entries(TEXT_FORMAT))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
}

/** Does `work` on the database as it is at one moment. Others may write meanwhile; the work doesn't see it. */
export function withSnapshot<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.orm.transaction(
    async (tx) => {
      await setTextFormat(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Reads a table in batches of about a megabyte. Each row is a line of JSON: a list with the text of each column, or null.
 * PostgreSQL's own text of a value is read back by any later version, and by the embedded database.
 */
export async function* readRows(tx: Transaction, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  await tx.execute(
    sql`declare gyeol_rows no scroll cursor for select json_build_array(${values})::text as line from ${tableName(name)}`,
  );
  let count = FIRST_ROWS;
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch forward ${sql.raw(String(count))} from gyeol_rows`,
    );
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const mean = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
    count = Math.max(1, Math.min(MOST_ROWS, count * GROWTH, Math.floor(BATCH_BYTES / mean)));
  }
  await tx.execute(sql`close gyeol_rows`);
}

export function tableName(name: string): SQL {
  return sql`public.${sql.identifier(name)}`;
}
