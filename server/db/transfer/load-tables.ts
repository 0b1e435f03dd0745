import { sql } from 'drizzle-orm';
import { StartError } from '@/server/start-error';
import type { Database, Transaction } from '@/server/db/client';
import { readRows, setTextFormat, tableName } from './read-rows';
import { RowChecksum } from './row-checksum';
import { listTables } from './tables';
import type { Sequence, Table } from './tables';

/** A table that is loaded, with what its rows have to be afterwards. */
export interface LoadedTable extends Table {
  rows: number;
  checksum: string;
}

export interface LoadSource {
  /** Rows and checksum are what the source has said that there are. */
  tables: readonly (Table & { rows?: number; checksum?: string })[];
  /** The rows of a table, in batches of lines (`readRows`). */
  rowsOf(table: Table): AsyncIterable<readonly string[]>;
  /** The numbers that sequences give next. It is asked after all rows were read. */
  sequences(): Promise<readonly Sequence[]>;
}

export interface LoadOptions {
  /** Called after each batch with the number of rows of all tables, and once for each table that was checked. */
  onProgress: (progress: { step: 'load' | 'verify'; done: number }) => void;
  signal?: AbortSignal | undefined;
  /** How long other sessions may hold a table before the load gives up. */
  lockTimeoutMs: number;
}

/** The rows can't be loaded. The message says why; the database is as it was. */
export class LoadError extends StartError {
  override readonly name = 'LoadError';
}

/**
 * Replaces the rows of all tables in one transaction, and compares what the database then holds with what was read. Triggers
 * are off, because what they keep (counters, search entries) comes along as rows. Foreign keys are taken away and made anew,
 * which checks every row and needs no order of the tables. Both take the rights of the tables' owner alone.
 * @returns the tables with their row counts and checksums
 * @throws LoadError
 */
export function loadTables(
  database: Database,
  source: LoadSource,
  options: LoadOptions,
): Promise<LoadedTable[]> {
  return database.orm.transaction(async (tx) => {
    await setTextFormat(tx);
    await tx.execute(sql`select set_config('lock_timeout', ${`${options.lockTimeoutMs}ms`}, true)`);
    const present = await listTables(tx);
    assertSameTables(present, source.tables);
    const all = sql.join(
      present.map(({ name }) => tableName(name)),
      sql`, `,
    );
    await tx.execute(sql`truncate ${all}`);
    const keys = await dropForeignKeys(tx);
    await switchTriggers(tx, present, 'disable');

    const loaded: LoadedTable[] = [];
    let done = 0;
    for (const table of source.tables) {
      const sum = new RowChecksum();
      for await (const lines of source.rowsOf(table)) {
        options.signal?.throwIfAborted();
        await insert(tx, table, lines);
        for (const line of lines) sum.add(line);
        options.onProgress({ step: 'load', done: (done += lines.length) });
      }
      const { rows, checksum } = sum;
      if ((table.rows ?? rows) !== rows || (table.checksum ?? checksum) !== checksum)
        throw new LoadError(`The rows of the table ${table.name} are not those that were written.`);
      loaded.push({ ...table, rows, checksum });
    }

    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`alter table ${tableName(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    await switchTriggers(tx, present, 'enable');
    // Unlike setval, this ends with the transaction when that is rolled back.
    for (const { name, next } of await source.sequences())
      await tx.execute(sql`alter sequence ${tableName(name)} restart with ${sql.raw(next)}`);
    await verify(tx, loaded, options);
    return loaded;
  });
}

/** Compares the rows of a database with counts and checksums. @throws LoadError */
async function verify(tx: Transaction, tables: readonly LoadedTable[], options: LoadOptions): Promise<void> {
  let done = 0;
  for (const table of tables) {
    const sum = new RowChecksum();
    for await (const lines of readRows(tx, table)) {
      options.signal?.throwIfAborted();
      for (const line of lines) sum.add(line);
    }
    if (sum.rows !== table.rows || sum.checksum !== table.checksum)
      throw new LoadError(
        `The table ${table.name} doesn't hold what was read: ${sum.rows} rows (${sum.checksum}) instead of ` +
          `${table.rows} (${table.checksum}).`,
      );
    options.onProgress({ step: 'verify', done: (done += table.rows) });
  }
}

function assertSameTables(present: readonly Table[], given: readonly Table[]): void {
  const namesOf = (tables: readonly Table[]) =>
    tables.map(({ name, columns }) =>
      [name, ...columns.map((column) => `${column.name} ${column.type}`).sort()].join(),
    );
  const expected = new Set(namesOf(present));
  const differing = namesOf(given).filter((name) => !expected.has(name));
  if (differing.length === 0 && given.length === present.length) return;
  const [first] = differing.map((name) => name.split(',')[0]);
  throw new LoadError(
    `The tables of the two databases differ${first === undefined ? '' : `, the first is ${first}`}. Both need the same migrations.`,
  );
}

/** PostgreSQL writes the rows from a list of JSON, so that no value passes through a type of JavaScript. */
async function insert(tx: Transaction, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line->>${sql.raw(String(index))})::${sql.raw(type)}`),
    sql`, `,
  );
  const list = `[${lines.join(',')}]`;
  await tx.execute(
    sql`insert into ${tableName(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements(${list}::jsonb) as line`,
  );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(tx: Transaction): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey & Record<string, unknown>>(sql`
    select r.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by 1, 2`);
  for (const { table, name } of rows)
    await tx.execute(sql`alter table ${tableName(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
}

async function switchTriggers(
  tx: Transaction,
  tables: readonly Table[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await tx.execute(sql`alter table ${tableName(name)} ${sql.raw(to)} trigger user`);
}
