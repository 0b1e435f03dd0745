import * as studioLimits from '@/lib/limits/studio';
import { imageTypeOf } from '@/lib/media/image-type';
import * as studioMessages from '@/lib/messages/studio';

/** What is judged of a photo before it is cropped: a file's own bytes, and its size as the browser shows it. */
interface PhotoFacts {
  bytes: number;
  head: Uint8Array;
  /** Null where the browser can't read it. */
  size: { width: number; height: number } | null;
}

/** The width in pixels of the largest part that has the photo's shape. */
export function widestCrop({ width, height }: { width: number; height: number }): number {
  return Math.min(width, (height * studioLimits.photoWidth) / studioLimits.photoHeight);
}

/** @returns what is wrong with a photo; null where it can be cropped */
export function photoProblem({ bytes, head, size }: PhotoFacts): string | null {
  if (imageTypeOf(head) === null) return studioMessages.photoType;
  if (bytes > studioLimits.photoBytes) return studioMessages.photoTooLarge;
  if (size === null) return studioMessages.imageBroken;
  return widestCrop(size) < studioLimits.photoWidthMin ? studioMessages.photoSmall : null;
}

/** @returns what is wrong with a file as a photo; null where it can be cropped */
export async function judgePhoto(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const facts = { bytes: file.size, head };
  // What isn't a photo by its first bytes isn't read any further.
  const problem = photoProblem({ ...facts, size: { width: Infinity, height: Infinity } });
  return problem ?? photoProblem({ ...facts, size: await sizeOf(file) });
}

/** The size in pixels, upright as the browser shows it; null where it can't be read. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
