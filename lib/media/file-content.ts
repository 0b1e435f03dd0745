import { keysOf } from '@/lib/keys-of';

/** HEIF's brands of pictures in HEVC, which only devices with a licence decode. */
const HEVC_BRANDS: ReadonlySet<string> = new Set([
  ...['heic', 'heix', 'heim', 'heis'],
  ...['hevc', 'hevx', 'hevm', 'hevs'],
]);
/** A box of HEIF with AV1 in it, or with a codec that is only known when it is read. `avis` is a film. */
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'mif1']);
/** What a HEIF file begins with that is no film. */
const PICTURE_BRANDS: ReadonlySet<string> = new Set([...HEVC_BRANDS, ...AVIF_BRANDS, 'msf1', 'avis']);

/** What the first bytes of each content say, as Latin-1 text. Browser and server judge by this table alone. */
const SIGNATURES = {
  jpeg: (head) => /^\xff\xd8\xff[\xc0-\xfe]/.test(head),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n') && head.slice(12, 16) === 'IHDR',
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  heic: isHevc,
  avif: (head) => AVIF_BRANDS.has(brandsOf(head)[0] ?? '') && !isHevc(head),
  mp4: (head) =>
    brandsOf(head)
      .slice(0, 1)
      .some((brand) => !PICTURE_BRANDS.has(brand)),
  /** The container of DOCX, XLSX, PPTX and HWPX too. */
  zip: (head) => head.startsWith('PK\x03\x04'),
  /** The container of DOC, XLS, PPT and HWP. */
  ole: (head) => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  hwp3: (head) => head.startsWith('HWP Document File'),
  rtf: (head) => head.startsWith('{\\rtf'),
  // PDF readers allow for bytes before the mark, and some programs write them. So it is looked for last.
  pdf: (head) => /%PDF-[12]\.\d/.test(head),
} satisfies Record<string, (head: string) => boolean>;
export type FileContent = keyof typeof SIGNATURES;
const CONTENTS = keysOf(SIGNATURES);

/** Bytes of a file that tell its content. */
const SIGNATURE_BYTES = 1024;

/** Bytes of a file that browser and server read to judge it. A PDF that is shorter is judged as a whole. */
export const JUDGED_BYTES = 64 * 1024;

/** Returns the content of a file by its first bytes; null for any other, also for text. Ignores names and declared types. */
export function contentOf(head: Uint8Array): FileContent | null {
  const text = latin1(head.subarray(0, SIGNATURE_BYTES));
  return CONTENTS.find((content) => SIGNATURES[content](text)) ?? null;
}

/**
 * Whether a PDF has no page. Only a short one is judged: an empty document is short, and pages may be compressed into object
 * streams, where they can't be seen from outside.
 * @param bytes of the whole file
 */
export function isPagelessPdf(head: Uint8Array, bytes: number): boolean {
  if (bytes > head.length) return false;
  const text = latin1(head);
  return SIGNATURES.pdf(text.slice(0, SIGNATURE_BYTES)) && !/\/Type\s*\/Page(?![A-Za-z])|\/ObjStm/.test(text);
}

/** Where the last trailer of a PDF is: of one that is compressed, before the end of the file. @param tail its last bytes */
export function trailerOffset(tail: Uint8Array): number | null {
  const offset = /.*startxref\s+(\d{1,15})/s.exec(latin1(tail))?.[1];
  return offset === undefined ? null : Number(offset);
}

/** Whether a part of a PDF names an encryption, as its trailer does. Most encrypted PDFs open without a password. */
export const namesEncryption = (part: Uint8Array): boolean => /\/Encrypt(?![A-Za-z])/.test(latin1(part));

function isHevc(head: string): boolean {
  return brandsOf(head).some((brand) => HEVC_BRANDS.has(brand));
}

/** The brands of the box that MP4 and HEIF begin with, its own first; none where there is no such box. */
function brandsOf(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const end = (head.charCodeAt(2) << 8) | head.charCodeAt(3);
  // The four bytes behind the first brand are its version.
  const others = head.slice(16, end).match(/.{4}/gs) ?? [];
  return [head.slice(8, 12), ...others];
}

/** One character a byte. `TextDecoder` has no such encoding: its `latin1` is Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
