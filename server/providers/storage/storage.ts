import type { Readable } from 'node:stream';

/** What is known of a stored object without reading it. */
export interface StoredObject {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/** Everything that a signed upload is bound to. */
export interface UploadGrant {
  contentType: string;
  /**
   * The size in bytes: exactly so many, or at most so many where the sender doesn't say. S3 can't bind an address to
   * `atMost`, so code that uses the object has to ask `stat` first.
   */
  size: { exactly: number } | { atMost: number };
  expiresInSeconds: number;
}

export interface DownloadGrant {
  expiresInSeconds: number;
  /** The name under which the browser saves the file, instead of showing it. */
  fileName?: string;
  /**
   * The grant that gives the reader access, such as a link. The address is one of the site, which checks at each reading
   * whether the grant is still valid.
   */
  grantedBy?: FileGrantor;
}

export interface FileGrantor {
  kind: 'portfolio-link' | 'contest-applicant';
  uuid: string;
}

/**
 * Files by key. Keys are paths of plain names (`media/ab/…/master.webp`); their endings tell the content types. A directory
 * (`disk-storage.ts`) and a bucket (`s3-storage.ts`) implement it alike, and one suite tests both.
 */
export interface Storage {
  /** Stores the bytes whole or not at all. It replaces what the key held. */
  put(key: string, body: Uint8Array | Readable): Promise<void>;
  /** A stream of the object or of a part of it. Null when there is none. */
  get(key: string, range?: ByteRange): Promise<{ body: Readable; size: number } | null>;
  read(key: string): Promise<Buffer | null>;
  stat(key: string): Promise<StoredObject | null>;
  /** Does nothing when there is none. */
  delete(key: string): Promise<void>;
  /**
   * Gives an object another key, and replaces what that key held. The keys' endings have to agree.
   * @returns false when there is no such object
   */
  move(from: string, to: string): Promise<boolean>;
  /** The keys in the folder `prefix` and the folders below it. An empty prefix stands for all keys. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Removes what a `put` left that a killed process had begun, and that was last written before this moment. A bucket removes
   * its own by a rule (docs/operations.md).
   * @returns how many
   */
  removePartial(before: Date): Promise<number>;
  /** A URL that may be downloaded until it expires. */
  signedGetUrl(key: string, grant: DownloadGrant): Promise<string>;
  /** A URL that may be uploaded to with PUT until it expires, with that type and size only. */
  signedPutUrl(key: string, grant: UploadGrant): Promise<string>;
  /** @throws where the storage can't be used just now */
  ping(): Promise<void>;
}

/** The storage didn't answer, or refuses its credentials. The API says 503. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** The key is invalid. Programs make keys, so this is a bug or an attack. */
export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError';
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
const KEY_MAX = 512;

/** @throws StorageKeyError unless every part begins with a letter or digit: no `..`, no hidden or absolute path. */
export function assertStorageKey(key: string): void {
  if (key.length > KEY_MAX || !KEY.test(key)) throw new StorageKeyError('Not a storage key');
}
