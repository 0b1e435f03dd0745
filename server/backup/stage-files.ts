import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { assertStorageKey } from '@/server/providers/storage/storage';
import { damaged, type CheckOptions } from './check-archive';
import { hashedPipeline, hashFile, isSamePart } from './hashed';
import { FILE_LIST, FILES_FOLDER, filePartSchema } from './manifest';

export interface StageOptions extends CheckOptions {
  /** The folder that becomes the storage. */
  target: string;
  /** How many files there are. */
  total: number;
  /** Whether files are moved out of the archive, which was unpacked for this restore alone. */
  moves: boolean;
}

/**
 * Puts the stored files of an archive into a folder, and checks each.
 * @throws BackupError for a file that is missing or isn't what was written
 */
export async function stageFiles(
  archive: string,
  { from, target, total, moves, onProgress, signal }: StageOptions,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const lines = createInterface({
    input: createReadStream(path.join(archive, FILE_LIST)),
    crlfDelay: Infinity,
  });
  let done = 0;
  for await (const line of lines) {
    const { key, ...part } = filePartSchema.parse(JSON.parse(line));
    assertStorageKey(key);
    const name = `${FILES_FOLDER}${key}`;
    const file = path.join(target, ...key.split('/'));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const source = path.join(archive, ...name.split('/'));
    if (!existsSync(source)) throw damaged(from, name, 'is missing');
    const found = moves
      ? await hashFile(source, signal)
      : await hashedPipeline(createReadStream(source), createWriteStream(file, { mode: 0o600 }), signal);
    if (!isSamePart(found, part)) throw damaged(from, name, 'is not what was written');
    if (moves) await rename(source, file);
    onProgress((done += 1), total);
  }
}
