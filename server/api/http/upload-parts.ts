import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';
import { LIMITS } from '@/lib/limits';
import { ApiError } from './api-error';
import type { UploadedFile, UploadRule } from './upload-rule';

const FORM_FIELD = 'reqDto';
const FILE_FIELDS = new Set(['files', 'files[]']);
const HEAD_BYTES = 1024;

/** Gathers the parts of one form; its files go into `directory` as they come. */
export class UploadParts {
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
    // Another one is none of our forms, and the parser would wait for the end of a long one for ever.
    parser.on('fieldsLimit', () => void parser.destroy(new ApiError('BAD_REQUEST')));
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
    // With an error: one that was read to its end, and hasn't said so yet, would leave its file open without.
    for (const stream of this.#streams) stream.destroy(new Error('The form broke off.'));
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
