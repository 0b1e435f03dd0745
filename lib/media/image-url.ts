import { LIMITS } from '@/lib/limits';
import { files } from '@/lib/paths';

/** The width in pixels that an image is sent in where only one address is asked for. */
const SINGLE_WIDTH = 1280;

/** Widths that an image is served in: the ladder's below its own, and its own up to the ladder's largest. */
export function imageWidths(width: number): number[] {
  const largest = Math.max(...LIMITS.media.widths);
  return [...LIMITS.media.widths.filter((step) => step < width), ...(width <= largest ? [width] : [])];
}

/** The one address of an image for those who take no `srcset`: answers' `imageUrl`, shares, feeds. */
export function imageUrl(image: { id: string; width: number }): string {
  return files.image(image.id, Math.min(image.width, SINGLE_WIDTH), 'webp');
}
