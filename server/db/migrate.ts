import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database, Orm } from './client';

const migrationsFolder = path.resolve('server/db/migrations');

/** The key of the migration lock. */
const ADVISORY_LOCK = 7_392_014;

/**
 * Applies the missing migrations. On PostgreSQL simultaneous processes wait for each other.
 * @param upTo how many migrations the database has afterwards; left out, all of this version
 * @returns how many migrations were applied by this process
 */
export async function migrate(database: Database, upTo = listMigrations().length): Promise<number> {
  if ((await appliedHashes(database.orm)).length >= upTo) return 0;
  if (database.kind === 'pglite') return apply(database.orm, upTo);
  return database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    return apply(tx, upTo);
  });
}

/** Whether the database has every migration of this version. */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await appliedHashes(database.orm)).length >= listMigrations().length;
}

/** The hashes of this version's migrations, in their order. */
export function listMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** The hashes of the migrations that the database has, in their order. */
export async function appliedHashes(orm: Orm): Promise<string[]> {
  const { rows } = await orm.execute<{ present: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (rows[0]?.present !== true) return [];
  const applied = await orm.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return applied.rows.map(({ hash }) => hash);
}

/** Drizzle's migrators of both drivers are the same code with different types. */
async function apply(orm: Orm, upTo: number): Promise<number> {
  const before = (await appliedHashes(orm)).length;
  await withFirstMigrations(upTo, (folder) =>
    migratePostgres(orm as unknown as NodePgDatabase, { migrationsFolder: folder }),
  );
  return (await appliedHashes(orm)).length - before;
}

/** Drizzle applies whole folders, so an earlier state has a folder with a shorter journal. */
async function withFirstMigrations(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  if (count >= listMigrations().length) return work(migrationsFolder);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
