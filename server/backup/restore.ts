import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataDir } from '@/server/files/data-dir';
import { assertExchangeable, finishSwap, isSwapping, swapData } from '@/server/files/data-swap';
import type { Database } from '@/server/db/client';
import { sqlStateOf } from '@/server/db/errors';
import { lockDataDir } from '@/server/db/lock';
import { appliedHashes } from '@/server/db/migrate';
import { withOpen, type DatabasePlace } from '@/server/db/prepare';
import { hasRows } from '@/server/db/transfer/tables';
import type { StorageSettings } from '@/server/settings/storage-settings';
import { openArchive } from './archive-reader';
import { checkArchive } from './check-archive';
import { assertFreeSpace } from './free-space';
import { loadRows } from './load-rows';
import { BackupError, SECRETS, type Manifest } from './manifest';
import { stageFiles } from './stage-files';

export interface RestoreOptions extends DatabasePlace {
  /** The absolute path of the archive: a folder, or a tar file. */
  from: string;
  storage: StorageSettings;
  /** Whether a target that isn't empty is replaced. */
  replaces: boolean;
  onProgress: (progress: {
    step: 'check' | 'files' | 'load' | 'verify';
    done: number;
    total: number;
  }) => void;
  signal?: AbortSignal | undefined;
}

export interface RestoreResult {
  manifest: Manifest;
  /** The folder that has what was in the data folder before; null where nothing was. */
  replaced: string | null;
}

/** How long other sessions may keep a table of PostgreSQL from being replaced. */
const LOCK_TIMEOUT_MS = 10_000;
/** A database takes about so many times the space of its rows' compressed text. */
const ROWS_FACTOR = 10;
const STAGING = /^restored-[0-9a-f-]{36}$/;

/**
 * Restores an archive. Everything is checked and made ready beside what is there: an embedded database in a folder of its own,
 * PostgreSQL's rows in one transaction. Only then it takes the place, by renaming. What was in the data folder is kept.
 * @throws BackupError, DataDirLockedError while a site runs on an embedded database
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { dataDir, databaseUrl } = options;
  if (databaseUrl !== null) {
    openDataDir(dataDir);
    finishSwap(dataDir);
    return withOpen({ kind: 'postgres', url: databaseUrl, statementTimeoutMs: 0 }, async (database) => {
      const isFilled = await hasRows(database.orm);
      if (isFilled && !options.replaces) throw notEmpty('The database that DATABASE_URL names');
      return fromStaging(options, async (ready) => {
        await assertNotNewer(database, ready.manifest);
        await load(database, ready, options);
      });
    });
  }
  const lock = await lockDataDir(dataDir);
  try {
    finishSwap(dataDir);
    const filled = [options.databaseDir, path.join(dataDir, 'files')].find(hasEntries);
    if (filled !== undefined && !options.replaces) throw notEmpty(filled);
    return await fromStaging(options, (ready) =>
      withOpen(
        { kind: 'pglite', dataDir: path.join(ready.staging, 'database'), thread: 'main' },
        (database) => load(database, ready, options),
      ),
    );
  } finally {
    await lock.release();
  }
}

/** An archive that was checked, and the folder whose content takes the place of what is there. */
interface Ready {
  archive: string;
  manifest: Manifest;
  staging: string;
}

async function fromStaging(
  options: RestoreOptions,
  loadDatabase: (ready: Ready) => Promise<void>,
): Promise<RestoreResult> {
  const { dataDir, from, signal, onProgress } = options;
  // What a killed restore has left.
  for (const name of readdirSync(dataDir).filter((each) => STAGING.test(each)))
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const incoming = `restored-${randomUUID()}`;
  const staging = path.join(dataDir, incoming);
  const unpacked = path.join(staging, 'unpacked');
  mkdirSync(unpacked, { recursive: true, mode: 0o700 });
  try {
    const isTar = statSync(from, { throwIfNoEntry: false })?.isFile() === true;
    if (isTar) assertFreeSpace(staging, statSync(from).size);
    const archive = await openArchive(from, unpacked, signal);
    const step = (name: 'check' | 'files') => ({
      from,
      signal,
      onProgress: (done: number, total: number) => onProgress({ step: name, done, total }),
    });
    const manifest = await checkArchive(archive, step('check'));
    assertFreeSpace(staging, neededBytes(manifest));
    if (manifest.files.kind === 'disk' && options.storage.kind === 'disk') {
      const target = path.join(staging, 'files');
      await stageFiles(archive, { ...step('files'), target, total: manifest.files.count, moves: isTar });
    }
    if (manifest.secrets !== null) await copyFile(path.join(archive, SECRETS), path.join(staging, SECRETS));
    assertExchangeable(dataDir);
    await loadDatabase({ archive, manifest, staging });
    const replaced = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    swapData(dataDir, { incoming, replaced });
    return { manifest, replaced: keptFolder(path.join(dataDir, replaced)) };
  } finally {
    // An exchange that broke off needs what is left there (`finishSwap`).
    if (!isSwapping(dataDir)) rmSync(staging, { recursive: true, force: true });
  }
}

async function load(
  database: Database,
  { archive, manifest }: Ready,
  { onProgress, signal }: RestoreOptions,
): Promise<void> {
  const total = manifest.database.tables.reduce((sum, { rows }) => sum + rows, 0);
  await loadRows(database, archive, manifest, {
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    signal,
    onProgress: (progress) => onProgress({ ...progress, total }),
  }).catch((cause: unknown) => {
    if (sqlStateOf(cause) !== '55P03') throw cause;
    throw new BackupError(
      'A site still uses the database: stop it, then restore again. Nothing was changed.',
      { cause },
    );
  });
}

/** Tables of a newer version can't take the rows of an older one. @throws BackupError */
async function assertNotNewer(database: Database, { database: { migrations } }: Manifest): Promise<void> {
  if ((await appliedHashes(database.orm)).length <= migrations.length) return;
  throw new BackupError(
    'The backup is of an earlier version than the database that it would replace: make a new database (createdb), ' +
      'name that in DATABASE_URL, and restore into it.',
  );
}

function neededBytes({ database: { tables }, files }: Manifest): number {
  const rows = tables.reduce((sum, { part }) => sum + part.bytes, 0) * ROWS_FACTOR;
  return rows + (files.kind === 'disk' ? files.bytes : 0);
}

function hasEntries(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function notEmpty(what: string): BackupError {
  return new BackupError(`${what} is not empty. With --replace the backup takes its place.`);
}

/** The folder of what was replaced; null, and no folder, where there was nothing. */
function keptFolder(folder: string): string | null {
  if (hasEntries(folder)) return folder;
  rmdirSync(folder);
  return null;
}
