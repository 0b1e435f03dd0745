import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '@/server/db/lock';
import type { DataDirLock } from '@/server/db/lock';

const TRIES = 3;

export interface UploadFolder {
  /** The absolute path. No other process writes there. */
  path: string;
  close(): Promise<void>;
}

/**
 * Makes a folder below `parent` for the forms that this process receives. Each process locks a folder of its own, because
 * several may share a data folder. Unlocked folders belong to dead processes; they are removed with the documents in them.
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
      // Another starting process may have removed the new folder before it was locked.
      if (tries === TRIES) throw error;
    }
  }
}

async function removeIfDead(folder: string): Promise<void> {
  let lock: DataDirLock;
  try {
    lock = await lockDataDir(folder);
  } catch {
    // The folder's owner is alive, or it isn't an upload folder.
    return;
  }
  await rm(folder, { recursive: true, force: true });
  await lock.release();
}
