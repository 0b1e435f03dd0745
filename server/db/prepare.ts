import { sql } from 'drizzle-orm';
import { openDataDir } from '@/server/files/data-dir';
import { finishSwap } from '@/server/files/data-swap';
import { makePrivate } from '@/server/files/private-files';
import { createStorage } from '@/server/providers/storage/create-storage';
import type { StorageSettings } from '@/server/settings/storage-settings';
import { openDatabase } from './client';
import type { Database, DatabaseOptions } from './client';
import { lockDataDir } from './lock';
import { migrate } from './migrate';
import { isEmpty, seedDemo } from './seed/seed';

/** The key of the lock of a process that prepares the database. */
const ADVISORY_LOCK = 7_392_015;

export interface DatabasePlace {
  /** The absolute path of the data folder. */
  dataDir: string;
  /** The folder of the embedded database in it. */
  databaseDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
}

export interface PrepareOptions extends DatabasePlace {
  /** Where the demo content's files are stored. */
  storage: StorageSettings;
  storageSecret: string;
  /** The key of the hash of a person's identity. */
  identitySecret: string;
  /** Whether an empty database is filled with the demo content. */
  seedsWhenEmpty: boolean;
}

export interface PrepareProgress {
  step: 'open' | 'migrate' | 'images' | 'rows';
  done: number;
  total: number;
}

export interface PrepareResult {
  migrations: number;
  isSeeded: boolean;
}

/**
 * Creates, migrates and, where asked, seeds the database. It should run in a process of its own, because creating an
 * embedded database takes hundreds of megabytes that a server shouldn't keep.
 * @throws DataDirLockedError while a server runs on the directory
 */
export function prepareDatabase(
  options: PrepareOptions,
  onProgress: (progress: PrepareProgress) => void = () => undefined,
): Promise<PrepareResult> {
  onProgress({ step: 'open', done: 0, total: 1 });
  return withDatabase(options, async (database) => {
    const result = await inTurn(database, options.dataDir, () => prepare(database, options, onProgress));
    await makePrivate(options.dataDir);
    return result;
  });
}

/** Nodes that start at once on one PostgreSQL prepare it one after the other: the second finds that nothing is left to do. */
function inTurn<Result>(database: Database, dataDir: string, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'pglite') return work();
  return database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    finishSwap(dataDir);
    return work();
  });
}

/**
 * Does `work` on the database, and closes it. An embedded one is locked; PostgreSQL is shared with its other clients.
 * @throws DataDirLockedError while a server runs on an embedded database
 */
export async function withDatabase<Result>(
  place: DatabasePlace,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl !== null) {
    openDataDir(place.dataDir);
    return withOpen({ kind: 'postgres', url: place.databaseUrl, statementTimeoutMs: 0 }, work);
  }
  const lock = await lockDataDir(place.dataDir);
  try {
    finishSwap(place.dataDir);
    return await withOpen({ kind: 'pglite', dataDir: place.databaseDir, thread: 'main' }, work);
  } finally {
    await lock.release();
  }
}

/** Opens a database, does `work` on it and closes it. */
export async function withOpen<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function prepare(
  database: Database,
  options: PrepareOptions,
  onProgress: (progress: PrepareProgress) => void,
): Promise<PrepareResult> {
  onProgress({ step: 'migrate', done: 0, total: 1 });
  const migrations = await migrate(database);
  const isSeeded = options.seedsWhenEmpty && (await isEmpty(database));
  if (isSeeded) {
    const storage = await createStorage(options.storage, { secret: options.storageSecret });
    await seedDemo(database, storage, {
      identitySecret: options.identitySecret,
      onProgress: ({ step, done, total }) => onProgress({ step, done, total }),
    });
  }
  return { migrations, isSeeded };
}
