import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listMigrations } from '@/server/db/migrate';
import { hashFile, isSamePart } from './hashed';
import { BackupError, FILE_LIST, MANIFEST, parseManifest, SECRETS, tablePartName } from './manifest';
import type { Manifest, Part } from './manifest';

export interface CheckOptions {
  /** The archive's name in messages. */
  from: string;
  onProgress: (done: number, total: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Reads the manifest, and every part of the archive but the stored files, which are checked while they are copied.
 * @throws BackupError where the archive isn't whole, is damaged, foreign or newer
 */
export async function checkArchive(archive: string, options: CheckOptions): Promise<Manifest> {
  const { from, onProgress, signal } = options;
  const file = path.join(archive, MANIFEST);
  if (!existsSync(file))
    throw new BackupError(`${from} is not a whole backup: it has no ${MANIFEST}, which is written last.`);
  const manifest = parseManifest(readFileSync(file, 'utf8'), from, listMigrations());
  const { database, files, secrets } = manifest;
  const parts: [string, Part][] = database.tables.map((table) => [tablePartName(table.name), table.part]);
  if (files.kind === 'disk') parts.push([FILE_LIST, files.list]);
  if (secrets !== null) parts.push([SECRETS, secrets]);
  for (const [index, [name, part]] of parts.entries()) {
    const place = path.join(archive, name);
    if (!existsSync(place)) throw damaged(from, name, 'is missing');
    if (!isSamePart(await hashFile(place, signal), part))
      throw damaged(from, name, 'is not what was written');
    onProgress(index + 1, parts.length);
  }
  return manifest;
}

export function damaged(from: string, part: string, problem: string): BackupError {
  return new BackupError(`${from} is damaged: ${part} ${problem}. Nothing was changed; take another backup.`);
}
