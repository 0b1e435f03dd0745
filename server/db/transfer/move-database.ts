import { StartError } from '@/server/start-error';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { loadTables, type LoadedTable } from './load-tables';
import { readRows, withSnapshot } from './read-rows';
import { hasRows, listSequences, listTables } from './tables';

export interface MoveOptions {
  onProgress: (progress: { step: 'load' | 'verify'; done: number; total: null }) => void;
  signal?: AbortSignal | undefined;
}

/** How long other sessions may keep a table of the target. The target should not be in use yet. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Copies all rows into another database, which has to be without rows. Both are migrated first. The target gets everything in one
 * transaction, which ends with a comparison of row counts and checksums; the source is only read.
 * @returns the tables, with the counts and checksums that are the same on both sides
 * @throws StartError
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  { onProgress, signal }: MoveOptions,
): Promise<LoadedTable[]> {
  if (await hasRows(target.orm))
    throw new StartError('The target is not empty: make a new database (createdb), and name that.');
  await migrate(source);
  await migrate(target);
  return withSnapshot(source, async (tx) =>
    loadTables(
      target,
      {
        tables: await listTables(tx),
        rowsOf: (table) => readRows(tx, table),
        sequences: () => listSequences(tx),
      },
      {
        lockTimeoutMs: LOCK_TIMEOUT_MS,
        signal,
        onProgress: (progress) => onProgress({ ...progress, total: null }),
      },
    ),
  );
}
