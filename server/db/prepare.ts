import { makePrivate } from '@/server/private-files';
import { createStorage } from '@/server/providers/storage/create-storage';
import type { StorageSettings } from '@/server/storage-settings';
import { openDatabase } from './client';
import type { Database } from './client';
import { lockDataDir } from './lock';
import { migrate } from './migrate';
import { isEmpty, seedDemo } from './seed/seed';

export interface DatabasePlace {
  /** The absolute path of the data folder, which is locked. */
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
    const result = await prepare(database, options, onProgress);
    await makePrivate(options.dataDir);
    return result;
  });
}

/**
 * Does `work` on a locked database, and closes it.
 * @throws DataDirLockedError while a server runs on the directory
 */
export async function withDatabase<Result>(
  place: DatabasePlace,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const lock = await lockDataDir(place.dataDir);
  try {
    const database = await openForScripts(place);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
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

function openForScripts(options: DatabasePlace): Promise<Database> {
  return options.databaseUrl === null
    ? openDatabase({ kind: 'pglite', dataDir: options.databaseDir, thread: 'main' })
    : openDatabase({ kind: 'postgres', url: options.databaseUrl, statementTimeoutMs: 0 });
}
