import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';
import { LIMITS } from '@/lib/limits';
import { ApiError } from './api-error';

/** A file that came with a form. It lies on disk, and only while the call is handled. */
export interface UploadedFile {
  /** What its sender calls it. */
  name: string;
  bytes: number;
  /** Its first bytes: enough to tell what kind of file it is. */
  head: Buffer;
  read(): Readable;
}

/** What a route with a form takes: `reqDto`, which is JSON, beside files named `files` or `files[]`. */
export interface UploadRule {
  maxFiles: number;
  /** Of all files together. */
  maxTotalBytes: number;
  messages: { tooMany: string; tooLarge: string };
  /** What is wrong with the files for people to read; null when nothing is. */
  problemOf(files: readonly UploadedFile[]): string | null;
}

export interface Upload {
  /** What `reqDto` holds. */
  form: unknown;
  files: readonly UploadedFile[];
  /** What is wrong with the files; they are then incomplete. */
  problem: string | null;
  /** Removes the files from the disk. */
  discard(): Promise<void>;
}

const FORM_FIELD = 'reqDto';
const FILE_FIELDS = new Set(['files', 'files[]']);
const HEAD_BYTES = 1024;
/** What names, boundaries and headers of parts may take beside the form and the files. */
const FRAME_BYTES = 256 * 1024;

/** Forms that may lie on the disk at the same time, each as large as its rule allows. */
const AT_ONCE = 8;
let receiving = 0;

/**
 * Receives a form with files. Files go to the disk as they come, never into memory; what is too much is
 * neither kept nor waited for.
 * @throws ApiError UNSUPPORTED_MEDIA for another content type, BAD_REQUEST for what is no such form,
 * PAYLOAD_TOO_LARGE for a body beyond everything that the rule allows, UNAVAILABLE while too many are received.
 */
export async function receiveUpload(request: Request, rule: UploadRule): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new ApiError('UNSUPPORTED_MEDIA');
  const maxBytes = rule.maxTotalBytes + LIMITS.jsonBodyMax + FRAME_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  if (request.body === null) throw new ApiError('BAD_REQUEST');

  if (receiving >= AT_ONCE) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '10' } });
  receiving += 1;
  const leave = once(() => (receiving -= 1));
  const directory = await mkdtemp(path.join(os.tmpdir(), 'gyeol-upload-')).catch((error: unknown) => {
    leave();
    throw error;
  });
  const discard = () => rm(directory, { recursive: true, force: true }).finally(leave);
  const parts = new Parts(directory, rule);
  try {
    await pipeline(
      Readable.fromWeb(request.body as ReadableStream),
      atMost(maxBytes),
      parts.parser(contentType),
    );
    await parts.written();
    return { form: parts.form(), files: parts.files, problem: parts.problem(), discard };
  } catch (cause) {
    await parts.abandon();
    await discard();
    if (cause instanceof ApiError || !isOfSender(cause)) throw cause;
    throw new ApiError('BAD_REQUEST', { cause });
  }
}

/** Whether the form is to blame; a disk that is full or forbidden has a code of the system's. */
function isOfSender(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code !== 'string' || code.startsWith('ERR_') || code === 'ECONNRESET';
}

/** Gathers the parts of one form. */
class Parts {
  readonly files: UploadedFile[] = [];
  readonly #writing: Promise<void>[] = [];
  readonly #streams: BusboyFileStream[] = [];
  #form: string | null = null;
  #isFormTooLarge = false;
  #totalBytes = 0;
  #fileCount = 0;

  constructor(
    private readonly directory: string,
    private readonly rule: UploadRule,
  ) {}

  parser(contentType: string): InstanceType<typeof Busboy> {
    const { maxFiles } = this.rule;
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // Browsers send JSON of its own type as if it were a file.
      isPartAFile: (name) => name !== FORM_FIELD,
      limits: {
        fields: 1,
        fieldSize: LIMITS.jsonBodyMax,
        files: maxFiles + 1,
        headerPairs: 16,
        headerSize: 8192,
      },
    });
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (name === FORM_FIELD) this.#form ??= value;
      this.#isFormTooLarge ||= isTruncated;
    });
    parser.on('file', (field, stream, name) => {
      if (!FILE_FIELDS.has(field)) return void stream.resume();
      this.#fileCount += 1;
      if (this.#fileCount > maxFiles) return void stream.resume();
      this.#streams.push(stream);
      const writing = this.#write(stream, name ?? '');
      // A file that can't be written is never read to its end, and the rest would wait behind it.
      writing.catch((error: Error) => parser.destroy(error));
      this.#writing.push(writing);
    });
    return parser;
  }

  async written(): Promise<void> {
    await Promise.all(this.#writing);
  }

  /** Closes what is still being written: of a form that breaks off, a file would wait for its end for ever. */
  async abandon(): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.allSettled(this.#writing);
  }

  form(): unknown {
    if (this.#isFormTooLarge) throw new ApiError('PAYLOAD_TOO_LARGE');
    if (this.#form === null) throw new ApiError('BAD_REQUEST');
    try {
      return JSON.parse(this.#form);
    } catch (cause) {
      throw new ApiError('BAD_REQUEST', { cause });
    }
  }

  problem(): string | null {
    const { maxFiles, maxTotalBytes, messages } = this.rule;
    if (this.#fileCount > maxFiles) return messages.tooMany;
    if (this.#totalBytes > maxTotalBytes) return messages.tooLarge;
    return this.rule.problemOf(this.files);
  }

  async #write(stream: BusboyFileStream, name: string): Promise<void> {
    const file = path.join(this.directory, randomUUID());
    const position = this.files.length;
    let bytes = 0;
    let head = Buffer.alloc(0);
    const kept = new Transform({
      transform: (chunk: Buffer, _encoding, next) => {
        bytes += chunk.length;
        this.#totalBytes += chunk.length;
        if (head.length < HEAD_BYTES) {
          head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
        }
        // Beyond the limit the rest only passes by: the answer is known already.
        if (this.#totalBytes > this.rule.maxTotalBytes) next();
        else next(null, chunk);
      },
    });
    this.files.push({ name, bytes: 0, head, read: () => createReadStream(file) });
    await pipeline(stream, kept, createWriteStream(file));
    this.files[position] = { name, bytes, head, read: () => createReadStream(file) };
  }
}

/** Does it the first time that it is asked to. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/** Passes so many bytes on and fails at the first beyond. */
function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) next(new ApiError('PAYLOAD_TOO_LARGE'));
      else next(null, chunk);
    },
  });
}
