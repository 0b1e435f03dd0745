import { zipSync } from 'fflate';
import type { FileKind } from '@/lib/media/file-kind';
import { bombPdf } from './named-pdf';

const MB = 1024 * 1024;
/** What unpacks to a thousand times its size. */
const ZEROS = new Uint8Array(8 * MB);
/** Archives in archives: unpacked to the end, eight megabytes a million times. */
const DEPTH = 6;
const COPIES = 10;

const archive = (names: readonly string[], content: Uint8Array): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, content])), { level: 9 }));

function nested(name: string): Buffer {
  let content: Uint8Array = archive([name], ZEROS);
  for (let depth = 1; depth < DEPTH; depth += 1) {
    const copies = Array.from({ length: COPIES }, (_, at) => `${at}.zip`);
    content = archive(copies, content);
  }
  return Buffer.from(content);
}

const office = (names: readonly string[]) => archive(names, ZEROS);

/** Small files that unpack to gigabytes, by the kind that their name says. */
export const BOMBS: Partial<Record<FileKind, () => Buffer>> = {
  pdf: () => bombPdf(1024 * MB),
  zip: () => nested('zeros.bin'),
  docx: () => office(['[Content_Types].xml', 'word/document.xml']),
  xlsx: () => office(['[Content_Types].xml', 'xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']),
  pptx: () => office(['[Content_Types].xml', 'ppt/slides/slide1.xml']),
  hwpx: () => office(['mimetype', 'Contents/section0.xml']),
};
