import { keysOf } from '@/lib/keys-of';
import { FILE_KINDS, mimeOf, type FileKind } from '@/lib/media/file-kind';

const MB = 1024 * 1024;

/** bytes of a file that a signed address may be asked for, by its kind. */
const MAX_BYTES = {
  pdf: 1000 * MB,
  ...{ jpeg: 30 * MB, png: 30 * MB, webp: 30 * MB },
  ...{ doc: 100 * MB, docx: 100 * MB, xls: 100 * MB, xlsx: 100 * MB, ppt: 100 * MB, pptx: 100 * MB },
  ...{ hwp: 100 * MB, hwpx: 100 * MB, zip: 100 * MB },
} satisfies Partial<Record<FileKind, number>>;
export const kinds = keysOf(MAX_BYTES);

/** What is taken of each kind. Its content type is what the form of a contest names it by. */
export const types = kinds.map((kind) => {
  const { label, endings } = FILE_KINDS[kind];
  return { kind, label, endings, contentType: mimeOf(kind), maxBytes: MAX_BYTES[kind] };
});
export type UploadType = (typeof types)[number];

/** The largest file of all types. */
export const maxBytes = 1000 * MB;
/** Characters of a file's name. */
export const fileNameMax = 100;

/** how long an address may be used to begin an upload, and how long a file waits to be used. */
export const urlSeconds = 15 * 60;
export const waitingHours = 24;
/** files of one account that wait to be used, and the bytes that were granted for them. */
export const waitingMax = 60;
export const waitingBytesMax = 10 * maxBytes;

/** A body has to bring so many bytes a second on the average of each window. */
export const leastBytesPerSecond = 8000;
export const windowSeconds = 20;
/** bytes of all files that are kept for an account, and the share of them from which forms say so. */
export const accountBytesMax = 20 * maxBytes;
export const accountWarnShare = 0.8;

/** A file may take as long as it takes at 2 Mbit/s. */
const slowestBytesPerSecond = 256 * 1024;
/** Milliseconds that so many bytes may take. */
export const slowestMs = (bytes: number) => Math.ceil(bytes / slowestBytesPerSecond) * 1000;
