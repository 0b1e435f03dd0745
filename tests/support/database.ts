import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { inThisThread, openDatabase, openThread } from '@/server/db/client';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { pgliteOptions } from '@/server/db/pglite-options';
import { BorrowedThread } from './borrowed-thread';

/** A suite waits long: on a busy machine a thread may not get a processor for many seconds. */
const PATIENCE = { queryTimeoutMs: 120_000, transactionTimeoutMs: 120_000 };

declare global {
  /** Lends threads of test databases; `jest-node-environment.mjs` sets it. */
  var databaseThreads: { take(dump: string): Worker; giveBack(thread: Worker): void };
}

export interface TestDatabase extends Database {
  /** Empties every table and starts the identities at 1 again; the schema stays. */
  reset(): Promise<void>;
}

/**
 * An empty, migrated database for a suite alone: an in-memory PGlite, or, when `TEST_DATABASE_URL` is set, a PostgreSQL
 * database that is dropped on close. PGlite begins with a dump that is made once a version of the schema. The next suite
 * gets the same PGlite, emptied, unless this one has changed the schema.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  const database = url === undefined || url === '' ? await borrowMemory() : await openPostgres(url);
  return { ...database, reset: () => reset(database) };
}

async function borrowMemory(): Promise<Database> {
  const file = dumpFile();
  if (!existsSync(file)) await writeDump(file);
  const thread = databaseThreads.take(file);
  let isStarted = false;
  const database = await openThread({
    startWorker: () => {
      if (isStarted) throw new Error('The thread of the test database has failed. It is not started again.');
      isStarted = true;
      return new BorrowedThread(thread) as unknown as Worker;
    },
    isDiskFull: () => false,
    ...PATIENCE,
  });
  await reset(database);
  const schema = await schemaOf(database);
  return {
    ...database,
    close: async () => {
      const isUnchanged = await schemaOf(database).then(
        (now) => now === schema,
        () => false,
      );
      await database.close();
      if (isUnchanged) databaseThreads.giveBack(thread);
    },
  };
}

/** A text that changes with the schema. */
async function schemaOf(database: Database): Promise<string> {
  const { rows } = await database.orm.execute<{ schema: string }>(sql`
    select md5(string_agg(part, ',' order by part)) as schema from (
      select concat_ws(' ', relname, relkind) as part from pg_class where relnamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', relname, attname, atttypid, attnotnull, atthasdef)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      union all
      select concat_ws(' ', conname, convalidated) from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', tgname, tgenabled) from pg_trigger
    ) parts`);
  return rows[0]?.schema ?? '';
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
 * Truncating all tables takes 60 ms on PGlite and twice that on PostgreSQL, so only those whose file isn't empty are
 * truncated, and only the identities that a test has used begin anew.
 */
async function reset(database: Database): Promise<void> {
  await database.orm.execute(sql`
    do $$
    declare
      filled text;
      used regclass;
    begin
      select string_agg(oid::regclass::text, ', ') into filled from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0;
      if filled is not null then
        execute 'truncate ' || filled || ' restart identity cascade';
      end if;
      for used in
        select seqrelid from pg_sequence where pg_sequence_last_value(seqrelid) is not null
      loop
        execute 'alter sequence ' || used || ' restart';
      end loop;
      insert into counters (name, value) values ('artists.public', 0);
    end
    $$`);
}
