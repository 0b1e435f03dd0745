import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isTypeOfKey } from './content-types';
import { signAddress, type SiteSigning } from './signed-url';
import { StorageKeyError, assertStorageKey } from './storage';
import type { ByteRange, DownloadGrant, Storage, StoredObject, UploadGrant } from './storage';

const TRIES = 3;
/** The end of the name that a file has while it is written. */
const PARTIAL = '.partial';

export interface DiskStorageOptions extends SiteSigning {
  /** Absolute path; created when missing. */
  directory: string;
}

/** Storage in a directory of this machine. A file is written under another name and renamed, so that readers see whole files. */
export class DiskStorage implements Storage {
  readonly #options: DiskStorageOptions;

  constructor(options: DiskStorageOptions) {
    this.#options = options;
  }

  async put(key: string, body: Uint8Array | Readable): Promise<void> {
    const target = this.#pathOf(key);
    const partial = path.join(path.dirname(target), `.${randomUUID()}${PARTIAL}`);
    const file = await inFolder(partial, () => open(partial, 'wx'));
    try {
      await pipeline(body instanceof Uint8Array ? [body] : body, file.createWriteStream());
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<{ body: Readable; size: number } | null> {
    const file = await open(this.#pathOf(key)).catch(nullWhenMissing);
    if (file === null) return null;
    const stats = await file.stat();
    if (!stats.isFile()) {
      await file.close();
      return null;
    }
    return { body: createReadStream('', { fd: file, ...range }), size: stats.size };
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.#pathOf(key)).catch(nullWhenMissing);
  }

  async stat(key: string): Promise<StoredObject | null> {
    const stats = await stat(this.#pathOf(key)).catch(nullWhenMissing);
    return stats?.isFile() === true ? { size: stats.size, modifiedAt: stats.mtime } : null;
  }

  async delete(key: string): Promise<void> {
    const target = this.#pathOf(key);
    await rm(target, { force: true });
    await this.#removeEmptyFolders(path.dirname(target));
  }

  async move(from: string, to: string): Promise<boolean> {
    const [source, target] = [this.#pathOf(from), this.#pathOf(to)];
    if ((await this.stat(from)) === null) return false;
    const isMoved = await inFolder(target, () => rename(source, target)).then(
      () => true,
      (error: NodeJS.ErrnoException) => nullWhenMissing(error) ?? false,
    );
    await this.#removeEmptyFolders(path.dirname(source));
    return isMoved;
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = prefix.replace(/\/$/, '');
    if (folder !== '') assertStorageKey(folder);
    const entries = await readdir(path.join(this.#options.directory, folder), { withFileTypes: true }).catch(
      nullWhenMissing,
    );
    for (const entry of entries ?? []) {
      if (entry.name.startsWith('.')) continue;
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(`${key}/`);
      else yield key;
    }
  }

  async removePartial(before: Date): Promise<number> {
    let removed = 0;
    for await (const file of partialFiles(this.#options.directory)) {
      const stats = await stat(file).catch(nullWhenMissing);
      if (stats === null || stats.mtime >= before) continue;
      await rm(file, { force: true });
      await this.#removeEmptyFolders(path.dirname(file));
      removed += 1;
    }
    return removed;
  }

  async signedGetUrl(key: string, grant: DownloadGrant): Promise<string> {
    assertStorageKey(key);
    return signAddress(this.#options, { method: 'GET', key, ...grant });
  }

  async signedPutUrl(key: string, grant: UploadGrant): Promise<string> {
    assertStorageKey(key);
    if (!isTypeOfKey(key, grant.contentType)) throw new StorageKeyError('Key and content type differ');
    return signAddress(this.#options, { method: 'PUT', key, ...grant });
  }

  /** Writes a file, so that a full disk is found too. */
  async ping(): Promise<void> {
    await this.put('health/ready.txt', Buffer.from('ready'));
  }

  /** Removes a folder without files, and those above it. Otherwise every upload would leave one for ever. */
  async #removeEmptyFolders(folder: string): Promise<void> {
    for (let each = folder; each !== this.#options.directory; each = path.dirname(each)) {
      const isRemoved = await rmdir(each).then(
        () => true,
        () => false,
      );
      if (!isRemoved) return;
    }
  }

  #pathOf(key: string): string {
    assertStorageKey(key);
    return path.join(this.#options.directory, ...key.split('/'));
  }
}

async function* partialFiles(folder: string): AsyncGenerator<string> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(nullWhenMissing)) ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* partialFiles(file);
    else if (entry.name.startsWith('.') && entry.name.endsWith(PARTIAL)) yield file;
  }
}

/** Makes the folder of `file` and does `work` in it, again where the empty folder was removed in between. */
async function inFolder<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      return await work();
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || tries === TRIES) throw error;
    }
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null;
  throw error;
}
