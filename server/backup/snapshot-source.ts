import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@/server/db/client';
import { finishSwap } from '@/server/files/data-swap';
import { DataDirLockedError, lockDataDir } from '@/server/db/lock';
import { withOpen, type DatabasePlace } from '@/server/db/prepare';
import { MAINTENANCE_FILE, maintenanceAddressSchema } from './maintenance-file';
import { assertFreeSpace } from './free-space';
import { BackupError } from './manifest';

/** What the running site needs on its disk while the copy is there. */
const SPARE_BYTES = 64 * 1024 * 1024;

/** Does `work` on a database that shows one moment of the site's. */
export type WithSnapshotDatabase = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

/**
 * How the site's database is read while the site runs. PostgreSQL is shared. The embedded database can't be opened by a second
 * process, so the process that has it copies its folder, and the copy is opened here. Without such a process it is opened itself.
 */
export function snapshotSource(place: DatabasePlace): WithSnapshotDatabase {
  const { databaseUrl, dataDir, databaseDir } = place;
  if (databaseUrl !== null)
    return (work) => withOpen({ kind: 'postgres', url: databaseUrl, statementTimeoutMs: 0 }, work);
  return async (work) => {
    const lock = await lockDataDir(dataDir).catch((error: unknown) => {
      if (error instanceof DataDirLockedError) return error;
      throw error;
    });
    if (lock instanceof DataDirLockedError) {
      const copy = await askForCopy(dataDir, lock);
      try {
        return await withOpen({ kind: 'pglite', dataDir: copy, thread: 'main' }, work);
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    }
    try {
      finishSwap(dataDir);
      if (!existsSync(databaseDir)) throw new BackupError(`There is no database in ${dataDir} yet.`);
      return await withOpen({ kind: 'pglite', dataDir: databaseDir, thread: 'main' }, work);
    } finally {
      await lock.release();
    }
  };
}

/** @returns the folder of the copy. The caller removes it. */
async function askForCopy(dataDir: string, locked: DataDirLockedError): Promise<string> {
  const { port, secret } = readAddress(dataDir, locked);
  assertFreeSpace(dataDir, bytesIn(path.join(dataDir, 'database')) + SPARE_BYTES);
  const answer = await fetch(`http://127.0.0.1:${port}/database-copy`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
  }).catch((cause: unknown) => {
    throw new BackupError(`${locked.message}\nIt doesn't answer. Stop the site, or start it again.`, {
      cause,
    });
  });
  const body = (await answer.json()) as { directory?: string; message?: string };
  if (!answer.ok || body.directory === undefined)
    throw new BackupError(`The running site can't copy its database: ${body.message ?? answer.status}`);
  return body.directory;
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.reduce(
    (sum, name) => sum + (statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function readAddress(dataDir: string, locked: DataDirLockedError) {
  try {
    const text = readFileSync(path.join(dataDir, MAINTENANCE_FILE), 'utf8');
    return maintenanceAddressSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(
      `${locked.message}\nIt is not a site that is up: wait until it has started, or until that command has ended.`,
      { cause },
    );
  }
}
