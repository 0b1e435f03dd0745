import * as filePaths from '@/lib/paths/file';

/** Widths in pixels that image variants are made in; an image never grows. */
const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

/** The width in pixels that an image is sent in where only one address is asked for. */
const SINGLE_WIDTH = 1280;

/** Widths that an image is served in: the ladder's below its own, and its own up to the ladder's largest. */
export function imageWidths(width: number): number[] {
  const largest = Math.max(...IMAGE_WIDTHS);
  return [...IMAGE_WIDTHS.filter((step) => step < width), ...(width <= largest ? [width] : [])];
}

/** The one address of an image for those who take no `srcset`: answers' `imageUrl`, shares, feeds. */
export function imageUrl(image: { id: string; width: number }): string {
  return filePaths.image(image.id, Math.min(image.width, SINGLE_WIDTH), 'webp');
}
