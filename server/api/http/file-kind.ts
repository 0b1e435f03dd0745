import { keysOf } from '@/lib/keys-of';
import { IMAGE_SIGNATURES } from '@/lib/media/image-type';
import type { ImageKind } from '@/lib/media/image-type';

/** Kinds of files that can be told by their first bytes. `office` is the container of .doc and .hwp, `zip` also that of .docx and .hwpx. */
export type FileKind = ImageKind | 'pdf' | 'zip' | 'office' | 'mp4';

const SIGNATURES: Readonly<Record<FileKind, (head: string) => boolean>> = {
  ...IMAGE_SIGNATURES,
  zip: (head) => head.startsWith('PK\x03\x04'),
  office: (head) => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  mp4: (head) => head.startsWith('ftyp', 4),
  // PDF readers allow for bytes before the mark, and some programs write them. So it is looked for last.
  pdf: (head) => /%PDF-[12]\.\d/.test(head),
};
const KINDS = keysOf(SIGNATURES);

/** How many bytes of a file `fileKindOf` looks at. */
export const HEAD_BYTES = 1024;

/** The kind of a file by its first bytes; null for every other. Names and declared types are never asked. */
export function fileKindOf(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES)).toString(
    'latin1',
  );
  return KINDS.find((kind) => SIGNATURES[kind](text)) ?? null;
}
