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
/** What programs send beside the form is passed over. */
const MAX_FIELDS = 16;
const HEAD_BYTES = 1024;

/** Gathers the parts of one form; its files go into `directory` as they come. */
export class UploadParts {
  readonly files: UploadedFile[] = [];
  readonly #taking: Promise<void>[] = [];
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
      // Browsers write the names of files in the page's encoding.
      defParamCharset: 'utf8',
      // One more than is taken of each: whoever sends it is told. A form may come as a file, too.
      limits: { fields: MAX_FIELDS, fieldSize: JSON_BODY_MAX + 1, files: maxFiles + 2 },
    });
    parser.on('field', (field, value, { valueTruncated }) => {
      if (field === FORM_FIELD) this.#follow(parser, this.#takeForm(value, valueTruncated));
    });
    parser.on('file', (field, stream, { filename = '' }: { filename?: string }) => {
      // Whoever reads it hears of its error; one that is passed over must not end the process.
      stream.on('error', () => undefined);
      if (field === FORM_FIELD) this.#follow(parser, this.#readForm(stream), stream);
      else if (!FILE_FIELDS.has(field) || ++this.#fileCount > maxFiles) stream.resume();
      else this.#follow(parser, this.#write(stream, filename), stream);
    });
    return parser;
  }

  async written(): Promise<void> {
    await Promise.all(this.#taking);
  }

  /** Closes what is still being written: of a form that breaks off, a file would wait for its end for ever. */
  async abandon(): Promise<void> {
    // With an error: one that was read to its end, and hasn't said so yet, would leave its file open without.
    for (const stream of this.#streams) stream.destroy(new Error('The form broke off.'));
    await Promise.allSettled(this.#taking);
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

  /** A part that can't be taken ends the form: it is never read to its end, and the rest would wait behind it. */
  #follow(parser: Busboy, taking: Promise<void>, stream?: Readable): void {
    if (stream !== undefined) this.#streams.push(stream);
    taking.catch((error: Error) => parser.destroy(error));
    this.#taking.push(taking);
  }

  async #takeForm(form: string, isTooLarge: boolean): Promise<void> {
    if (isTooLarge) throw new ApiError('PAYLOAD_TOO_LARGE');
    // A second one is none of our forms.
    if (this.#form !== null) throw new ApiError('BAD_REQUEST');
    this.#form = form;
  }

  /** Browsers send JSON of its own type as if it were a file. */
  async #readForm(stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > JSON_BODY_MAX) throw new ApiError('PAYLOAD_TOO_LARGE');
      chunks.push(chunk);
    }
    await this.#takeForm(Buffer.concat(chunks).toString('utf8'), false);
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
