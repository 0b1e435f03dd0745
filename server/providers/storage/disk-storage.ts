import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './content-types';
import { signPath } from './signed-url';
import { StorageKeyError, assertStorageKey } from './storage';
import type { ByteRange, DownloadGrant, Storage, StoredObject, UploadGrant } from './storage';

export interface DiskStorageOptions {
  /** Absolute path; created when missing. */
  directory: string;
  /** Signs URLs. */
  secret: string;
  /** The origin of signed URLs. Without it they are paths. */
  origin?: string;
  now?: () => Date;
}

/** Storage in a directory of this machine. A file is written under another name and renamed, so that readers see whole files. */
export class DiskStorage implements Storage {
  readonly #options: DiskStorageOptions;

  constructor(options: DiskStorageOptions) {
    this.#options = options;
  }

  async put(key: string, body: Uint8Array | Readable): Promise<void> {
    const target = this.#pathOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    const partial = path.join(path.dirname(target), `.${randomUUID()}.partial`);
    try {
      if (body instanceof Uint8Array) await writeFile(partial, body);
      else await pipeline(body, createWriteStream(partial));
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
    await rm(this.#pathOf(key), { force: true });
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

  async signedGetUrl(key: string, grant: DownloadGrant): Promise<string> {
    assertStorageKey(key);
    const { expiresInSeconds, ...rest } = grant;
    return this.#signed({ method: 'GET', key, expires: this.#expiry(expiresInSeconds), ...rest });
  }

  async signedPutUrl(key: string, grant: UploadGrant): Promise<string> {
    assertStorageKey(key);
    // The ending alone tells the type when the file is served, so both have to agree.
    if (contentTypeOf(key) !== grant.contentType) throw new StorageKeyError('Key and content type differ');
    const { expiresInSeconds, ...rest } = grant;
    return this.#signed({ method: 'PUT', key, expires: this.#expiry(expiresInSeconds), ...rest });
  }

  #signed(request: Parameters<typeof signPath>[0]): string {
    return `${this.#options.origin ?? ''}${signPath(request, this.#options.secret)}`;
  }

  #expiry(seconds: number): number {
    const now = this.#options.now?.() ?? new Date();
    return Math.floor(now.getTime() / 1000) + seconds;
  }

  #pathOf(key: string): string {
    assertStorageKey(key);
    return path.join(this.#options.directory, ...key.split('/'));
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null;
  throw error;
}
