import { keysOf } from '@/lib/keys-of';

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heif';
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** What the first 16 bytes of each kind of image say, as Latin-1 text. Browser and server judge by the same table. */
export const IMAGE_SIGNATURES: Readonly<Record<ImageKind, (head: string) => boolean>> = {
  jpeg: (head) => /^\xff\xd8\xff[\xc0-\xfe]/.test(head),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n') && head.slice(12, 16) === 'IHDR',
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  // Still images alone: `avis` is a film.
  heif: (head) => /^ftyp(avif|mif1)$/.test(head.slice(4, 12)),
};

const KINDS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** The type of an image by its first 16 bytes, whatever its name says; null for anything else. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...head.subarray(0, 16));
  return keysOf(KINDS).find((type) => IMAGE_SIGNATURES[KINDS[type]](text)) ?? null;
}
