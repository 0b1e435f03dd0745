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
 * @returns how many migrations were applied
 */
export async function migrate(database: Database): Promise<number> {
  const before = await appliedCount(database.orm);
  if (before === readMigrationFiles({ migrationsFolder }).length) return 0;
  if (database.kind === 'postgres') {
    await database.orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
      await apply(tx);
    });
  } else {
    await apply(database.orm);
  }
  return (await appliedCount(database.orm)) - before;
}

/** Whether the database has every migration of this version. */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await appliedCount(database.orm)) >= readMigrationFiles({ migrationsFolder }).length;
}

/** Drizzle's migrators of both drivers are the same code with different types. */
async function apply(orm: Orm): Promise<void> {
  await migratePostgres(orm as unknown as NodePgDatabase, { migrationsFolder });
}

async function appliedCount(orm: Orm): Promise<number> {
  const { rows } = await orm.execute<{ present: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (rows[0]?.present !== true) return 0;
  const counted = await orm.execute<{ n: number }>(
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  );
  return counted.rows[0]?.n ?? 0;
}
