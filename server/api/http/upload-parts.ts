import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Busboy } from 'busboy';
import { JSON_BODY_MAX } from './body';
import { ApiError } from './api-error';
import type { UploadedFile, UploadRule } from './upload-rule';

const FORM_FIELD = 'reqDto';
const FILE_FIELDS = new Set(['files', 'files[]']);
/** Other fields are ignored, and there may be no more of them than this. */
const MAX_FIELDS = 16;
const HEAD_BYTES = 1024;

/** Collects the parts of one form. Its files are written into `directory` as they arrive. */
export class UploadParts {
  readonly files: UploadedFile[] = [];
  readonly #pending: Promise<void>[] = [];
  readonly #streams: Readable[] = [];
  #form: string | null = null;
  #totalBytes = 0;
  #fileCount = 0;

  constructor(
    private readonly directory: string,
    private readonly rule: UploadRule,
  ) {}

  parser(contentType: string): Busboy {
    const { maxFiles } = this.rule;
    const parser = busboy({
      headers: { 'content-type': contentType },
      // Browsers encode file names as the page is encoded.
      defParamCharset: 'utf8',
      // One part more than is allowed is parsed, so that its sender can be told. The form itself may be a file part.
      limits: { fields: MAX_FIELDS, fieldSize: JSON_BODY_MAX + 1, files: maxFiles + 2 },
    });
    parser.on('field', (field, value, { valueTruncated }) => {
      if (field === FORM_FIELD) this.#follow(parser, this.#keepForm(value, valueTruncated));
    });
    parser.on('file', (field, stream, { filename = '' }: { filename?: string }) => {
      // A stream that nobody reads must not end the process by its error.
      stream.on('error', () => undefined);
      if (field === FORM_FIELD) this.#follow(parser, this.#readForm(stream), stream);
      else if (!FILE_FIELDS.has(field) || ++this.#fileCount > maxFiles) stream.resume();
      else this.#follow(parser, this.#write(stream, filename), stream);
    });
    return parser;
  }

  async written(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** Closes the files that are still being written. In a form that breaks off they would wait for their end for ever. */
  async abandon(): Promise<void> {
    // Without an error, a stream that has just been read to its end would leave its file open.
    for (const stream of this.#streams) stream.destroy(new Error('The form broke off.'));
    await Promise.allSettled(this.#pending);
  }

  form(): unknown {
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

  /** Waits for a part. A part that fails ends the form, because the parts behind it would never be reached. */
  #follow(parser: Busboy, pending: Promise<void>, stream?: Readable): void {
    if (stream !== undefined) this.#streams.push(stream);
    pending.catch((error: Error) => parser.destroy(error));
    this.#pending.push(pending);
  }

  async #keepForm(form: string, isTooLarge: boolean): Promise<void> {
    if (isTooLarge) throw new ApiError('PAYLOAD_TOO_LARGE');
    // The site's own forms have this field once.
    if (this.#form !== null) throw new ApiError('BAD_REQUEST');
    this.#form = form;
  }

  /** Reads a form field that came as a file: browsers send JSON with its own content type like that. */
  async #readForm(stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > JSON_BODY_MAX) throw new ApiError('PAYLOAD_TOO_LARGE');
      chunks.push(chunk);
    }
    await this.#keepForm(Buffer.concat(chunks).toString('utf8'), false);
  }

  async #write(stream: Readable, name: string): Promise<void> {
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
        // Beyond the limit nothing is kept: the answer is known already.
        if (this.#totalBytes > this.rule.maxTotalBytes) next();
        else next(null, chunk);
      },
    });
    this.files.push({ name, bytes: 0, head, read: () => createReadStream(file) });
    await pipeline(stream, kept, createWriteStream(file));
    this.files[position] = { name, bytes, head, read: () => createReadStream(file) };
  }
}
