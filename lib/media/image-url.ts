import * as filePaths from '@/lib/paths/file';

/** Widths in pixels that image variants are made in; an image never grows. */
const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

/** The width in pixels of an image that has one address only. */
const SINGLE_WIDTH = 1280;

/** The width of the largest variant. */
export const LARGEST_WIDTH = Math.max(...IMAGE_WIDTHS);

/** The widths of an image's variants: those of the ladder below its own width, and its own up to the largest. */
export function imageWidths(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((step) => step < width), ...(width <= LARGEST_WIDTH ? [width] : [])];
}

/** An image's address for readers that know no `srcset`: `imageUrl` of answers, shares, feeds. */
export function imageUrl(image: { id: string; width: number }): string {
  return filePaths.image(image.id, Math.min(image.width, SINGLE_WIDTH), 'webp');
}
