import type { Readable } from 'node:stream';

/** A file that came with a form. It lies on disk while the call is handled, and no longer. */
export interface UploadedFile {
  /** The form's field that it came in, without a trailing `[]`. */
  field: string;
  /** The file name that the sender gave. */
  name: string;
  bytes: number;
  /** The first bytes of the file, which tell its kind. */
  head: Buffer;
  /** Where it lies. Code that writes beside it removes what it wrote. */
  path: string;
  read(): Readable;
}

/** What a field of a form may hold. */
export interface FileFieldRule {
  maxFiles: number;
  /** Of all files of the field together. */
  maxBytes: number;
  messages: { tooMany: string; tooLarge: string };
  /** Whether a form without a file in this field is refused by `problemOf`. It is for the description. */
  isRequired: boolean;
  /** A Korean message that says what is wrong with the field's files; null where nothing is. */
  problemOf(files: readonly UploadedFile[]): string | null;
}

/** The fields of a form that hold files, by name. A field may also come as `name[]`. Files in other fields are dropped. */
export type UploadRule = Readonly<Record<string, FileFieldRule>>;

/** The bytes that all files of a form may have together. */
export function maxBytesOf(rule: UploadRule): number {
  return Object.values(rule).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
}
