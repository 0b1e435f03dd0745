import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { contentTypeOf, dispositionOf, isTypeOfKey } from './content-types';
import { signAddress, type SiteSigning } from './signed-url';
import { StorageKeyError, StorageUnavailableError, assertStorageKey } from './storage';
import type { ByteRange, DownloadGrant, Storage, StoredObject, UploadGrant } from './storage';

export interface S3StorageOptions extends SiteSigning {
  bucket: string;
  region: string;
  /** The origin of a store other than Amazon's. */
  endpoint?: string;
  /** Whether the bucket is the first part of the path, not of the host's name. */
  usesPathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A body of unknown length is sent in parts of so many bytes, one at a time: it is what a `put` holds in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 3000;
/** How long a connection may rest in the middle of a call. */
const IDLE_MS = 30_000;

/** Storage in a bucket of an S3-compatible store. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #site: SiteSigning;

  constructor({ bucket, secret, origin, now, ...options }: S3StorageOptions) {
    this.#bucket = bucket;
    this.#site = { secret, ...(origin && { origin }), ...(now && { now }) };
    this.#client = new S3Client(clientConfig(options));
  }

  async put(key: string, body: Uint8Array | Readable): Promise<void> {
    const object = { ...this.#object(key), ContentType: contentTypeOf(key) };
    if (body instanceof Uint8Array) {
      const command = new PutObjectCommand({ ...object, Body: body });
      await this.#ask(() => this.#client.send(command));
      return;
    }
    let broken: unknown = null;
    body.once('error', (error) => (broken = error));
    const params = { ...object, Body: body };
    try {
      // The parts are removed where one of them fails, so the object is stored whole or not at all.
      await new Upload({ client: this.#client, params, partSize: PART_BYTES, queueSize: 1 }).done();
    } catch (error) {
      body.destroy();
      throw broken ?? storageError(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<{ body: Readable; size: number } | null> {
    const part = range !== undefined && { Range: `bytes=${range.start}-${range.end}` };
    const command = new GetObjectCommand({ ...this.#object(key), ...part });
    const answer = await this.#find(() => this.#client.send(command));
    if (answer === null) return null;
    if (!(answer.Body instanceof Readable)) throw new StorageUnavailableError('An object without a body');
    const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1];
    return { body: answer.Body, size: whole === undefined ? (answer.ContentLength ?? 0) : Number(whole) };
  }

  async read(key: string): Promise<Buffer | null> {
    const object = await this.get(key);
    if (object === null) return null;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of object.body as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch (error) {
      throw storageError(error);
    }
    return Buffer.concat(chunks);
  }

  async stat(key: string): Promise<StoredObject | null> {
    const command = new HeadObjectCommand(this.#object(key));
    const answer = await this.#find(() => this.#client.send(command));
    if (answer === null) return null;
    return { size: answer.ContentLength ?? 0, modifiedAt: answer.LastModified ?? new Date(0) };
  }

  async delete(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#object(key));
    await this.#ask(() => this.#client.send(command));
  }

  async move(from: string, to: string): Promise<boolean> {
    const CopySource = `${this.#bucket}/${this.#object(from).Key}`;
    const command = new CopyObjectCommand({ ...this.#object(to), CopySource });
    const copied = await this.#find(() => this.#client.send(command));
    if (copied === null) return false;
    await this.delete(from);
    return true;
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = prefix.replace(/\/$/, '');
    if (folder !== '') assertStorageKey(folder);
    const query = { Bucket: this.#bucket, Prefix: folder === '' ? '' : `${folder}/` };
    let next: string | undefined;
    do {
      const from = next !== undefined && { ContinuationToken: next };
      const page = await this.#ask(() => this.#client.send(new ListObjectsV2Command({ ...query, ...from })));
      for (const { Key } of page.Contents ?? []) if (Key !== undefined && isStorageKey(Key)) yield Key;
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  removePartial(): Promise<number> {
    return Promise.resolve(0);
  }

  async signedGetUrl(key: string, grant: DownloadGrant): Promise<string> {
    const { expiresInSeconds, fileName, grantedBy } = grant;
    const object = this.#object(key);
    // A bucket can't check whether the grant is still valid: the site reads the object for its visitor.
    if (grantedBy !== undefined) return signAddress(this.#site, { method: 'GET', key, ...grant });
    const type = contentTypeOf(key);
    const command = new GetObjectCommand({
      ...object,
      ResponseContentType: type,
      ResponseContentDisposition: dispositionOf(type, fileName),
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(this.#client, command, this.#signing(expiresInSeconds));
  }

  async signedPutUrl(key: string, { contentType, size, expiresInSeconds }: UploadGrant): Promise<string> {
    if (!isTypeOfKey(key, contentType)) throw new StorageKeyError('Key and content type differ');
    const command = new PutObjectCommand({
      ...this.#object(key),
      ContentType: contentType,
      ...('exactly' in size && { ContentLength: size.exactly }),
    });
    return getSignedUrl(this.#client, command, {
      ...this.#signing(expiresInSeconds),
      // A browser sends both with the file, and the store refuses what differs from what was signed.
      signableHeaders: new Set(['content-type', 'content-length']),
    });
  }

  async ping(): Promise<void> {
    await this.#ask(() => this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })));
  }

  #object(key: string): { Bucket: string; Key: string } {
    assertStorageKey(key);
    return { Bucket: this.#bucket, Key: key };
  }

  #signing(expiresIn: number) {
    return { expiresIn, signingDate: this.#site.now?.() ?? new Date() };
  }

  /** The answer to a call. @throws StorageUnavailableError where the store doesn't do what it was asked */
  async #ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      throw storageError(error);
    }
  }

  /** `#ask`; null where the store has no such object. */
  async #find<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof S3ServiceException && MISSING.has(error.name)) return null;
      throw storageError(error);
    }
  }
}

const MISSING = new Set(['NoSuchKey', 'NotFound']);

function clientConfig({
  region,
  endpoint,
  usesPathStyle,
  accessKeyId,
  secretAccessKey,
}: Omit<S3StorageOptions, 'bucket' | keyof SiteSigning>): S3ClientConfig {
  return {
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: usesPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Checksums beyond the signature are Amazon's own: other stores refuse them, and browsers send none.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
  };
}

/** A store may hold objects of other programs, whose keys are none of ours. */
function isStorageKey(key: string): boolean {
  try {
    assertStorageKey(key);
    return true;
  } catch {
    return false;
  }
}

function storageError(cause: unknown): StorageUnavailableError {
  const name = cause instanceof Error ? cause.name : 'unknown';
  return new StorageUnavailableError(`The bucket didn't do what it was asked (${name})`, { cause });
}
