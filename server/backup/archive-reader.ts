import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { assertStorageKey } from '@/server/providers/storage/storage';
import { BackupError, FILE_LIST, FILES_FOLDER, MANIFEST, SECRETS } from './manifest';

const TABLE_PART = /^database\/[a-z0-9_]+\.jsonl\.gz$/;

/**
 * The folder of an archive. A tar file is unpacked into `workspace` first.
 * @throws BackupError where there is no archive
 */
export async function openArchive(from: string, workspace: string, signal?: AbortSignal): Promise<string> {
  if (!existsSync(from)) throw new BackupError(`There is no ${from}.`);
  if (statSync(from).isDirectory()) return from;
  const folder = path.join(workspace, 'unpacked');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await unpack(from, folder, signal);
  return folder;
}

/** The bytes that a tar file takes on the disk when it is unpacked; 0 for a folder, which isn't. */
export function unpackedBytes(from: string): number {
  const stats = statSync(from, { throwIfNoEntry: false });
  return stats?.isFile() === true ? stats.size : 0;
}

async function unpack(from: string, folder: string, signal?: AbortSignal): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(from), entries, { ...(signal !== undefined && { signal }) });
  // The loop below is told of the failure.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== 'file' || !isPartName(name))
        throw new BackupError(`${from} is not a backup of this site: it holds ${JSON.stringify(name)}.`);
      const file = path.join(folder, ...name.split('/'));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    }
    await reading;
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof BackupError || (cause instanceof Error && 'code' in cause)) throw cause;
    throw new BackupError(`${from} is damaged, or not a tar file. Take another backup.`, { cause });
  }
}

/** Whether an archive may hold a part of this name. Names lead to files, so nothing else is let in. */
function isPartName(name: string): boolean {
  if (name === MANIFEST || name === FILE_LIST || name === SECRETS || TABLE_PART.test(name)) return true;
  if (!name.startsWith(FILES_FOLDER)) return false;
  try {
    assertStorageKey(name.slice(FILES_FOLDER.length));
    return true;
  } catch {
    return false;
  }
}
