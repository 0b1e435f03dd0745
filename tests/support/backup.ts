import path from 'node:path';
import { backUp, type BackupOptions } from '@/server/backup/back-up';
import { restore, type RestoreOptions } from '@/server/backup/restore';
import type { Database } from '@/server/db/client';
import { withDatabase } from '@/server/db/prepare';
import { DiskStorage } from '@/server/providers/storage/disk-storage';

const SECRET = 'a secret for tests, 32 characters or more';

export const diskStorageOf = (dataDir: string) =>
  new DiskStorage({ directory: path.join(dataDir, 'files'), secret: SECRET });

/** The settings of an embedded database in a data folder. */
export const placeOf = (dataDir: string) => ({
  dataDir,
  databaseDir: path.join(dataDir, 'database'),
  databaseUrl: null,
});

/** Backs up a database that is open, with the files of a data folder. */
export function backUpTo(to: string, dataDir: string, database: Database, given: Partial<BackupOptions> = {}) {
  return backUp({
    to,
    dataDir,
    withSnapshot: (work) => work(database),
    files: { storage: diskStorageOf(dataDir) },
    version: '0.1.0',
    onProgress: () => undefined,
    ...given,
  });
}

/** Restores an archive into a data folder with an embedded database. */
export function restoreFrom(from: string, dataDir: string, given: Partial<RestoreOptions> = {}) {
  return restore({
    from,
    ...placeOf(dataDir),
    storage: { kind: 'disk', directory: path.join(dataDir, 'files') },
    replaces: false,
    onProgress: () => undefined,
    ...given,
  });
}

/** Does `work` on the embedded database of a data folder that nobody has open. */
export const withDataOf = <Result>(dataDir: string, work: (database: Database) => Promise<Result>) =>
  withDatabase(placeOf(dataDir), work);
