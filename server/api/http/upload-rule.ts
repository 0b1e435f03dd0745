import type { Readable } from 'node:stream';

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
