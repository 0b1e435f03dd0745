import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Busboy } from 'busboy';
import { ApiError } from './api-error';
import { JUDGED_BYTES } from '@/lib/media/file-content';
import * as uploadMessages from '@/lib/messages/upload';
import type { FieldError } from '@/lib/contracts/envelope';
import type { FileFieldRule, UploadedFile, UploadRule } from './upload-rule';

const FORM_FIELD = 'reqDto';
/** Other fields are ignored, and there may be no more of them than this. */
const MAX_FIELDS = 16;

/** What came in a field so far. */
interface FieldState {
  rule: FileFieldRule;
  files: number;
  bytes: number;
}

/** Collects the parts of one form. Its files are written into `directory` as they arrive. */
export class UploadParts {
  readonly files: UploadedFile[] = [];
  readonly #pending: Promise<void>[] = [];
  readonly #streams: Readable[] = [];
  readonly #fields: ReadonlyMap<string, FieldState>;
  readonly #texts = new Map<string, string>();
  #form: string | null = null;

  constructor(
    private readonly directory: string,
    rule: UploadRule,
    private readonly maxFormBytes: number,
    private readonly textParts: readonly string[] = [],
  ) {
    this.#fields = new Map(
      Object.entries(rule).map(([name, fieldRule]) => [name, { rule: fieldRule, files: 0, bytes: 0 }]),
    );
  }

  parser(contentType: string): Busboy {
    const maxFiles = [...this.#fields.values()].reduce((sum, { rule }) => sum + rule.maxFiles + 1, 0);
    const parser = busboy({
      headers: { 'content-type': contentType },
      // Browsers encode file names as the page is encoded.
      defParamCharset: 'utf8',
      // One part more than a field may have is parsed, so that its sender reads why. The form itself may be a file part.
      limits: { fields: MAX_FIELDS, fieldSize: this.maxFormBytes + 1, files: maxFiles + 1 },
    });
    parser.on('field', (field, value, { valueTruncated }) => {
      if (field === FORM_FIELD) this.#follow(parser, this.#keepForm(value, valueTruncated));
      else if (this.textParts.includes(field)) this.#texts.set(field, value);
    });
    parser.on('file', (field, stream, { filename = '' }: { filename?: string }) => {
      // The error of an unread stream must not end the process.
      stream.on('error', () => undefined);
      if (field === FORM_FIELD || this.textParts.includes(field))
        this.#follow(parser, this.#readText(field, stream), stream);
      else this.#receive(parser, field.replace(/\[\]$/, ''), stream, decodedName(filename));
    });
    return parser;
  }

  #receive(parser: Busboy, field: string, stream: Readable, name: string): void {
    const state = this.#fields.get(field);
    if (state === undefined || ++state.files > state.rule.maxFiles) stream.resume();
    else this.#follow(parser, this.#write(stream, field, name, state), stream);
  }

  async written(): Promise<void> {
    await Promise.all(this.#pending);
    this.#dropUnchosen();
  }

  /** Removes the parts of file inputs in which no file was chosen: HTML forms send them without a name and a byte. */
  #dropUnchosen(): void {
    const chosen = this.files.filter(({ name, bytes }) => name !== '' || bytes > 0);
    for (const [field, state] of this.#fields)
      state.files -= this.files.filter((file) => file.field === field && !chosen.includes(file)).length;
    this.files.splice(0, this.files.length, ...chosen);
  }

  /** Closes the files that are still being written. In a form that breaks off they would wait for their end for ever. */
  async abandon(): Promise<void> {
    // Without an error, a stream that has just been read to its end would leave its file open.
    for (const stream of this.#streams) stream.destroy(new Error('The form broke off.'));
    await Promise.allSettled(this.#pending);
  }

  /** The JSON of `reqDto`, with the parts of text that count as its fields. */
  form(): unknown {
    if (this.#form === null) throw new ApiError('BAD_REQUEST');
    try {
      const form: unknown = JSON.parse(this.#form);
      const isObject = typeof form === 'object' && form !== null && !Array.isArray(form);
      return isObject ? { ...form, ...Object.fromEntries(this.#texts) } : form;
    } catch (cause) {
      throw new ApiError('BAD_REQUEST', { cause });
    }
  }

  /** What is wrong with the files of each field. */
  problems(): FieldError[] {
    return [...this.#fields].flatMap(([field, { rule, files, bytes }]) => {
      const { maxFiles, maxBytes, messages } = rule;
      const received = this.files.filter((file) => file.field === field);
      const message =
        files > maxFiles
          ? messages.tooMany
          : bytes > maxBytes
            ? tooLargeFault(received, rule)
            : rule.problemOf(received);
      return message === null ? [] : [{ field, message }];
    });
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

  /** Reads a part of text that came as a file: browsers send JSON with its own content type like that. */
  async #readText(field: string, stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > this.maxFormBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
      chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    if (field === FORM_FIELD) await this.#keepForm(text, false);
    else this.#texts.set(field, text);
  }

  async #write(stream: Readable, field: string, name: string, state: FieldState): Promise<void> {
    const file = path.join(this.directory, randomUUID());
    const position = this.files.length;
    let bytes = 0;
    let head = Buffer.alloc(0);
    const kept = new Transform({
      transform: (chunk: Buffer, _encoding, next) => {
        bytes += chunk.length;
        state.bytes += chunk.length;
        if (head.length < JUDGED_BYTES) {
          head = Buffer.concat([head, chunk.subarray(0, JUDGED_BYTES - head.length)]);
        }
        // Beyond the limit nothing is kept: the answer is known already.
        if (state.bytes > state.rule.maxBytes) next();
        else next(null, chunk);
      },
    });
    const read = () => createReadStream(file);
    this.files.push({ field, name, bytes: 0, head, path: file, read });
    await pipeline(stream, kept, createWriteStream(file));
    this.files[position] = { field, name, bytes, head, path: file, read };
  }
}

/** Much more than a name that is taken has. A header may have sixteen times as much. */
const NAME_UNITS = 1000;

/**
 * A name as it was before the browser escaped what would end it in the header (multipart/form-data of the HTML standard). One that is
 * far too long is cut in its middle, so that its ending is kept.
 */
function decodedName(sent: string): string {
  const name =
    sent.length > NAME_UNITS ? `${sent.slice(0, NAME_UNITS / 2)}…${sent.slice(-NAME_UNITS / 2)}` : sent;
  return name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function tooLargeFault([file]: readonly UploadedFile[], { maxFiles, messages }: FileFieldRule): string {
  const isOne = maxFiles === 1 && file !== undefined;
  return isOne ? uploadMessages.refused(file.name, messages.tooLarge) : messages.tooLarge;
}
