import { sql } from 'drizzle-orm';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { PGlite } from '@electric-sql/pglite';
import { observeQueries, observeTransactions } from '@/server/telemetry/observe-queries';
import type { Tracing } from '@/server/telemetry/tracing';
import { PgliteClient } from './pglite-client';
import { assertDatabaseDirectory, isDiskFull, openingFailed } from './pglite-directory';
import { pgliteOptions } from './pglite-options';
import { PgliteThread, type PgliteThreadOptions } from './pglite-thread';
import { openPostgres } from './postgres';
import type { PostgresOptions } from './postgres';

interface ResultRows<Row> {
  rows: Row[];
}

/** The result of `orm.execute` on both drivers. */
interface ExecuteResult extends PgQueryResultHKT {
  type: ResultRows<this['row']>;
}
type NoSchema = Record<string, never>;

/** Drizzle on either driver. Repositories take this type; a `Transaction` is one too. */
export type Orm = PgDatabase<ExecuteResult, NoSchema>;
export type Transaction = PgTransaction<ExecuteResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Database {
  orm: Orm;
  kind: 'pglite' | 'postgres';
  /** Resolves when the database answers; throws what `isUnavailable` knows when it does not. */
  ping(): Promise<void>;
  /** `VACUUM (ANALYZE)`. PGlite has no autovacuum, so its owner has to call this regularly. */
  vacuum(): Promise<void>;
  /** The pool's connections, where there is a pool. */
  connections?(): { used: number; idle: number; waiting: number };
  /**
   * Copies the folder of an embedded database as it is at one moment. The copy is a database of its own. Null for every
   * database that isn't in a folder and a thread of its own.
   */
  copyTo: ((directory: string) => Promise<void>) | null;
  close(): Promise<void>;
}

export type DatabaseOptions =
  /** In this thread and in memory: for tests. */
  | { kind: 'memory' }
  | {
      kind: 'pglite';
      dataDir: string;
      /** `main` for scripts that do nothing else. Servers keep the default, a thread of its own. */
      thread?: 'main' | 'worker';
      queryTimeoutMs?: number;
      transactionTimeoutMs?: number;
    }
  | ({ kind: 'postgres' } & PostgresOptions);

/**
 * Opens a database. The caller must hold the lock of a PGlite directory (`lock.ts`): two openers destroy the data
 * without an error. The database need not be migrated (`migrate.ts`).
 * @param tracing makes a span of each query; null for none
 * @throws StartError for a PGlite directory that can't be opened
 */
export async function openDatabase(
  options: DatabaseOptions,
  tracing: Tracing | null = null,
): Promise<Database> {
  switch (options.kind) {
    case 'memory':
      return inThisThread(await PGlite.create(pgliteOptions()));
    case 'pglite':
      return openDirectory(options, tracing);
    case 'postgres':
      return overNetwork(options, tracing);
  }
}

type DirectoryOptions = Extract<DatabaseOptions, { kind: 'pglite' }>;

async function openDirectory(options: DirectoryOptions, tracing: Tracing | null): Promise<Database> {
  assertDatabaseDirectory(options.dataDir);
  try {
    if (options.thread === 'main') return inThisThread(await PGlite.create(pgliteOptions(options.dataDir)));
    return await inWorker(options, tracing);
  } catch (cause) {
    throw openingFailed(options.dataDir, cause);
  }
}

/** A database around an open PGlite, for tests that need the PGlite too. */
export function inThisThread(pglite: PGlite): Database {
  return {
    orm: asOrm(drizzlePglite({ client: pglite, casing: 'snake_case' })),
    kind: 'pglite',
    ping: async () => void (await pglite.query('select 1')),
    vacuum: async () => void (await pglite.exec('vacuum (analyze)')),
    copyTo: null,
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function inWorker(options: DirectoryOptions, tracing: Tracing | null): Promise<Database> {
  const { startPgliteWorker } = await import('./pglite-worker-start');
  return openThread(
    {
      startWorker: () => startPgliteWorker(options.dataDir),
      isDiskFull: () => isDiskFull(options.dataDir),
      queryTimeoutMs: options.queryTimeoutMs ?? 20_000,
      transactionTimeoutMs: options.transactionTimeoutMs ?? 10_000,
    },
    tracing,
  );
}

/** A PGlite in a thread of its own. */
export async function openThread(
  { transactionTimeoutMs, ...options }: PgliteThreadOptions & { transactionTimeoutMs: number },
  tracing: Tracing | null = null,
): Promise<Database> {
  const thread = new PgliteThread(options);
  const client = new PgliteClient(thread, transactionTimeoutMs);
  await thread.start();
  if (tracing !== null) observeTransactions(client, tracing);
  return {
    // Drizzle's session calls `query` and `transaction` only; the client has both.
    orm: asOrm(drizzlePglite({ client: client as unknown as PGlite, casing: 'snake_case' })),
    kind: 'pglite',
    ping: async () => void (await client.query('select 1')),
    vacuum: () => client.exec('vacuum (analyze)'),
    copyTo: (directory) => client.copyTo(directory),
    close: () => thread.close(),
  };
}

async function overNetwork(options: PostgresOptions, tracing: Tracing | null): Promise<Database> {
  const { pool, orm } = openPostgres(options);
  if (tracing !== null) {
    observeQueries(pool, tracing);
    pool.on('connect', (client) => observeQueries(client, tracing));
  }
  return {
    orm: asOrm(orm),
    kind: 'postgres',
    ping: async () => void (await orm.execute(sql`select 1`)),
    vacuum: async () => void (await orm.execute(sql`vacuum (analyze)`)),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    copyTo: null,
    close: () => pool.end(),
  };
}

/** The drivers' types differ in the result of `execute` alone. `ExecuteResult` is what the results have in common. */
function asOrm<Driver extends PgQueryResultHKT>(orm: PgDatabase<Driver, NoSchema>): Orm {
  return orm as unknown as Orm;
}
