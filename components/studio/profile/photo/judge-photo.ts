import { atMost, contentRule, type FileRule } from '@/lib/browser/judge-file';
import * as imageLimits from '@/lib/limits/image';
import * as studioLimits from '@/lib/limits/studio';
import { takenKinds } from '@/lib/media/judge-content';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';

interface Size {
  width: number;
  height: number;
}

/** The width in pixels of the largest part that has the photo's shape. */
export function widestCrop({ width, height }: Size): number {
  return Math.min(width, (height * studioLimits.photoWidth) / studioLimits.photoHeight);
}

/** @param size in the browser; null if it can't read it @returns why a photo can't be cropped; null if it can */
export function sizeFault(size: Size | null): string | null {
  if (size === null) return studioMessages.imageBroken;
  return widestCrop(size) < studioLimits.photoWidthMin ? studioMessages.photoSmall : null;
}

const content = contentRule({
  ...takenKinds(imageLimits.originalKinds, studioMessages.photoType),
  check: atMost(studioLimits.photoBytes, studioMessages.photoTooLarge),
});

/** An artist's photo, which is cropped here. */
export const PHOTO: FileRule = {
  ...content,
  async judge(file) {
    // A file that isn't a photo by its first bytes isn't read further.
    const fault = await content.judge(file);
    if (fault !== null) return fault;
    const reason = sizeFault(await sizeOf(file));
    return reason === null ? null : uploadMessages.refused(file.name, reason);
  },
};

/** The size in pixels, upright as the browser shows it; null where it can't be read. */
async function sizeOf(file: Blob): Promise<Size | null> {
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
