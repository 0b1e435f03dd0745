import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError, systemCodeOf } from '@/server/start-error';

/** The major version of the PostgreSQL in PGlite. A folder of another one can't be opened. */
const POSTGRES_VERSION = '18';

/** The database extends its log by 16 MB at a time, and can't write without that space. */
const LEAST_FREE_BYTES = 17 * 1024 * 1024;

/**
 * Checks a directory before PGlite opens it. PGlite waits for ever at a folder without PG_VERSION, and half a minute at a
 * file.
 * @param directory absolute path; it may be missing or empty
 * @throws StartError
 */
export function assertDatabaseDirectory(directory: string): void {
  if (!existsSync(directory)) return;
  if (!statSync(directory).isDirectory()) throw damaged(directory, 'it is a file');
  const names = namesIn(directory);
  if (names.length === 0) return;
  if (!names.includes('PG_VERSION')) throw damaged(directory, 'PG_VERSION is missing');
  const made = readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim();
  if (!/^\d+$/.test(made)) throw damaged(directory, 'PG_VERSION is no number');
  if (made === POSTGRES_VERSION) return;
  throw new StartError(
    `The embedded database in ${directory} is of PostgreSQL ${made}, and this version of the site opens ${POSTGRES_VERSION}: ` +
      'back it up with the version that made it (npm run backup), and restore that backup with this one.',
  );
}

/** The error for a database that could not be opened. @param cause what PGlite threw */
export function openingFailed(directory: string, cause: unknown): StartError {
  if (isDiskFull(directory)) {
    return new StartError(
      `The embedded database in ${directory} can't be opened because its disk is full: free some space and start again.`,
      { cause },
    );
  }
  return damaged(directory, cause instanceof Error ? cause.message : 'for an unknown reason', cause);
}

function damaged(directory: string, reason: string, cause?: unknown): StartError {
  return new StartError(
    `The embedded database in ${directory} can't be opened, it is damaged (${reason.replace(/[.\s]+$/, '')}): ` +
      `restore ${path.dirname(directory)} from a backup, or move it away to begin anew.`,
    { cause },
  );
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (cause) {
    throw new StartError(
      `The embedded database in ${directory} can't be read by this user (${systemCodeOf(cause) ?? 'unknown'}): ` +
        'give it to the user that runs the server.',
      { cause },
    );
  }
}

/** Whether the disk is too full for the database. @param directory as for `assertDatabaseDirectory` */
export function isDiskFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path.dirname(directory));
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
