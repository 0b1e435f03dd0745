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
  // Without it the scans of later suites read the pages of the rows that earlier ones deleted.
  await database.orm.execute(sql`vacuum`);
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
  return path.resolve(`node_modules/.cache/gyeol/test-database-${versionOfSchema()}.tar`);
}

/** A short hash of the migrations and the engine. */
function versionOfSchema(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder: 'server/db/migrations' })) {
    hash.update(migration.hash);
  }
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  return hash.digest('hex').slice(0, 16);
}

/** Makes an embedded database with the whole schema in a folder, from the dump, and opens it in this thread. */
export async function createDatabaseFolder(dataDir: string): Promise<Database> {
  const file = dumpFile();
  if (!existsSync(file)) await writeDump(file);
  const loadDataDir = new Blob([readFileSync(file)]);
  return inThisThread(await PGlite.create({ ...pgliteOptions(dataDir), loadDataDir }));
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
  await withServer(url, async (client) => {
    const template = await takeTemplate(client, url);
    await client.query(`create database ${name} template ${template}`);
    // A test database needn't survive a power failure.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const database = await openDatabase({ kind: 'postgres', url: addressOf(url, name), maxConnections: 4 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * The migrated database of this version of the schema that others are copied from. It is made once; templates of other versions
 * are dropped then. The lock lasts as long as the connection, so that the template stays until it is copied.
 */
async function takeTemplate(client: pg.Client, url: string): Promise<string> {
  const template = `gyeol_template_${versionOfSchema()}`;
  await client.query(`select pg_advisory_lock(hashtext('gyeol_template'))`);
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'gyeol\\_template\\_%'`,
  );
  if (rows.some(({ name }) => name === template)) return template;
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  const draft = `${template}_draft`;
  await client.query(`create database ${draft}`);
  const database = await openDatabase({ kind: 'postgres', url: addressOf(url, draft), maxConnections: 1 });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
  return template;
}

function addressOf(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Runs a statement outside a database of the tests, such as `create database`. */
export function administer(url: string, statement: string): Promise<void> {
  return withServer(url, async (client) => void (await client.query(statement)));
}

async function withServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Empties the tables whose file isn't empty, and begins the identities anew that a test has used. The tables of a test hold few
 * rows: deleting them is faster than `truncate`, which makes new files for each table and index. Triggers and foreign keys
 * don't run in the role of a replica.
 */
async function reset(database: Database): Promise<void> {
  await database.orm.execute(sql`
    do $$
    declare
      filled regclass;
      used regclass;
    begin
      set local session_replication_role = replica;
      for filled in
        select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        execute 'delete from ' || filled;
      end loop;
      for used in
        select seqrelid from pg_sequence where pg_sequence_last_value(seqrelid) is not null
      loop
        execute 'alter sequence ' || used || ' restart';
      end loop;
      insert into counters (name, value) values ('artists.public', 0);
    end
    $$`);
}
