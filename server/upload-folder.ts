import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from './db/lock';
import type { DataDirLock } from './db/lock';

const TRIES = 3;

export interface UploadFolder {
  /** Absolute path; nobody else writes there. */
  path: string;
  close(): Promise<void>;
}

/**
 * A folder below `parent` for the forms that this process receives. Each process has one of its own and holds its lock,
 * so several may share a data folder (the database is then PostgreSQL). Folders whose lock nobody holds are of processes
 * that are dead, and are removed with what lies in them: people's documents.
 */
export async function openUploadFolder(parent: string): Promise<UploadFolder> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const { folder, lock } = await ownFolder(parent);
  for (const name of await readdir(parent)) {
    if (name !== path.basename(folder)) await removeIfDead(path.join(parent, name));
  }
  return {
    path: folder,
    close: async () => {
      await rm(folder, { recursive: true, force: true });
      await lock.release();
    },
  };
}

async function ownFolder(parent: string): Promise<{ folder: string; lock: DataDirLock }> {
  for (let tries = 1; ; tries += 1) {
    const folder = path.join(parent, randomUUID());
    try {
      return { folder, lock: await lockDataDir(folder) };
    } catch (error) {
      // Another process that starts just now may take the new folder, not locked yet, for one of the dead.
      if (tries === TRIES) throw error;
    }
  }
}

async function removeIfDead(folder: string): Promise<void> {
  let lock: DataDirLock;
  try {
    lock = await lockDataDir(folder);
  } catch {
    // Its owner lives, or it is nothing that we made.
    return;
  }
  await rm(folder, { recursive: true, force: true });
  await lock.release();
}
