import type { Readable } from 'node:stream';

/** A file that came with a form. It lies on disk while the call is handled, and no longer. */
export interface UploadedFile {
  /** The file name that the sender gave. */
  name: string;
  bytes: number;
  /** The first bytes of the file, which tell its kind. */
  head: Buffer;
  read(): Readable;
}

/** What a form may hold: the field `reqDto` with JSON, and files in the fields `files` or `files[]`. */
export interface UploadRule {
  maxFiles: number;
  /** Of all files together. */
  maxTotalBytes: number;
  messages: { tooMany: string; tooLarge: string };
  /** A Korean message that says what is wrong with the files; null where nothing is. */
  problemOf(files: readonly UploadedFile[]): string | null;
}
