import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { assertStorageKey } from '@/server/providers/storage/storage';
import { systemCodeOf } from '@/server/start-error';
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

async function unpack(from: string, folder: string, signal?: AbortSignal): Promise<void> {
  const entries = extract();
  const stop = new AbortController();
  let storing = Promise.resolve();
  entries.on('entry', ({ name, type }, body, next) => {
    // It fails with the whole tar file, perhaps before anybody reads it. The failure is reported below.
    body.on('error', () => undefined);
    storing =
      type === 'file' && isPartName(name)
        ? store(body, path.join(folder, ...name.split('/')), stop.signal)
        : Promise.reject(
            new BackupError(`${from} is not a backup of this site: it holds ${JSON.stringify(name)}.`),
          );
    storing.then(next, (error: unknown) => entries.destroy(asError(error)));
  });
  try {
    await pipeline(createReadStream(from), entries, { ...(signal !== undefined && { signal }) });
    await storing;
  } catch (cause) {
    // The part that was being stored has no end.
    stop.abort();
    signal?.throwIfAborted();
    if (cause instanceof BackupError || systemCodeOf(cause)?.startsWith('E') === true) throw cause;
    throw new BackupError(`${from} is damaged, or not a tar file. Take another backup.`, { cause });
  }
}

async function store(body: Readable, file: string, signal: AbortSignal): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

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
