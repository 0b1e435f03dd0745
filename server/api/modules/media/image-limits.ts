import type { Metadata } from 'sharp';

/** What an uploaded image may be, and what is kept of it. */
export const IMAGE = {
  /** Of the file. */
  maxBytes: 30 * 1024 * 1024,
  /** Longest side in pixels: a hand scroll is wide. */
  maxSide: 30_000,
  maxPixels: 200_000_000,
  /** Bytes that decoding may hold at once. With them the process stays below 700 MiB (docs/benchmarks/studio.md). */
  maxHeldBytes: 400_000_000,
  /** Longest side in pixels of the master. */
  masterSide: 4096,
};

/** The planes of a JPEG's colour, in pixels for each pixel. Others have all of their channels whole. */
const PLANES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:1:1': 1.5, '4:2:0:4': 2.5 };

/**
 * Bytes that decoding holds for each pixel, measured with libvips 8.18. Most JPEGs and PNGs are read row by row. A progressive
 * JPEG is only whole with its last scan, and waits as coefficients of two bytes; an interlaced PNG waits as it is.
 */
function heldBytesPerPixel(metadata: Metadata): number {
  const { format, isProgressive = false, channels, depth, chromaSubsampling = '' } = metadata;
  if (format === 'jpeg') return isProgressive ? 2 * (PLANES[chromaSubsampling] ?? channels) : 0;
  if (format === 'png') return isProgressive ? channels * (depth === 'ushort' ? 2 : 1) : 0;
  return format === 'webp' ? 8 : 24;
}

/** Whether an image, by its head, is too large to be decoded. */
export function isTooLarge(metadata: Metadata): boolean {
  const pixels = metadata.width * metadata.height;
  return (
    Math.max(metadata.width, metadata.height) > IMAGE.maxSide ||
    pixels > IMAGE.maxPixels ||
    pixels * heldBytesPerPixel(metadata) > IMAGE.maxHeldBytes
  );
}
