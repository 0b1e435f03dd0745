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
  /** The exact size in bytes. */
  size: number;
  expiresInSeconds: number;
}

export interface DownloadGrant {
  expiresInSeconds: number;
  /** The name under which the browser saves the file, instead of showing it. */
  fileName?: string;
}

/**
 * Files by key. The interface is like S3's, so that a bucket can implement it. Keys are paths of plain names
 * (`media/ab/…/master.webp`); their endings tell the content types.
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
  /** Keys that start with the prefix, which ends at a `/`. */
  list(prefix: string): AsyncIterable<string>;
  /** A URL that may be downloaded until it expires. */
  signedGetUrl(key: string, grant: DownloadGrant): Promise<string>;
  /** A URL that may be uploaded to with PUT until it expires, with that type and size only. */
  signedPutUrl(key: string, grant: UploadGrant): Promise<string>;
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
