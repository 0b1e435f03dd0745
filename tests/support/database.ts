import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { inThisThread, openDatabase } from '@/server/db/client';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { pgliteOptions } from '@/server/db/pglite-options';

export interface TestDatabase extends Database {
  /** Empties every table and starts the identities at 1 again; the schema stays. */
  reset(): Promise<void>;
}

/**
 * An empty, migrated database of its own for a suite: in-memory PGlite from a dump that is made once a
 * version of the schema, or, when `TEST_DATABASE_URL` is set, a PostgreSQL database that is dropped on close.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  const database = url === undefined || url === '' ? await openMemory() : await openPostgres(url);
  return { ...database, reset: () => reset(database) };
}

async function openMemory(): Promise<Database> {
  const file = dumpFile();
  if (!existsSync(file)) await writeDump(file);
  return openDatabase({ kind: 'memory', loadDataDir: new Blob([readFileSync(file)]) });
}

function dumpFile(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder: 'server/db/migrations' })) {
    hash.update(migration.hash);
  }
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  return path.resolve(`node_modules/.cache/gyeol/test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function writeDump(file: string): Promise<void> {
  const pglite = await PGlite.create(pgliteOptions());
  await migrate(inThisThread(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
}

async function openPostgres(url: string): Promise<Database> {
  const name = `gyeol_test_${randomUUID().slice(0, 8)}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: own.href, maxConnections: 4 });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs a statement outside a database of the tests, such as `create database`. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Truncating all tables takes 60 ms on PGlite and twice that on PostgreSQL, so only those with rows are truncated, and
 * only the identities that a test has used begin anew.
 */
async function reset(database: Database): Promise<void> {
  const execute = async (statement: string) =>
    (await database.orm.execute<{ name: string }>(sql.raw(statement))).rows.map(({ name }) => name);
  const tables = await execute(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const filled = await execute(
    tables
      .map((table) => `select '${table}' as name where exists (select from ${table})`)
      .join(' union all '),
  );
  if (filled.length > 0) await execute(`truncate ${filled.join(', ')} restart identity cascade`);
  const used = await execute(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const sequence of used) await execute(`alter sequence ${sequence} restart`);
  await database.orm.execute(sql`insert into counters (name, value) values ('artists.public', 0)`);
}
