import type { Image } from '@/lib/contracts/image';
import { imageWidths } from '@/lib/media/image-url';
import * as filePaths from '@/lib/paths/file';

/** In pixels: a place that may get wider than the second number needs no variant below the first. */
const SMALL = { smallest: 320, wide: 480 };

/** The `srcset` of an image in one format; variants above `maxWidth` are left out. */
export function imageSrcSet(
  image: Pick<Image, 'id' | 'width'>,
  format: 'avif' | 'webp',
  maxWidth: number = Number.POSITIVE_INFINITY,
): string {
  const widths = imageWidths(image.width);
  const minWidth = maxWidth > SMALL.wide && image.width > SMALL.smallest ? SMALL.smallest : 0;
  const needed = widths.filter(
    (width, index) => width >= minWidth && (width <= maxWidth || (widths[index - 1] ?? 0) < maxWidth),
  );
  return needed.map((width) => `${filePaths.image(image.id, width, format)} ${width}w`).join(', ');
}

/** The `sizes` of a picture that takes a part of its place's width, as a mat leaves it. A length has one condition at most, and no commas. */
export function partOfSizes(sizes: string, part: number): string {
  return sizes
    .split(', ')
    .map((entry) => entry.replace(/^(\([^()]*\) )?(.+)$/, `$1calc($2 * ${part.toFixed(2)})`))
    .join(', ');
}

/** The smallest variant that is at least so wide, for a single address: Open Graph, sitemaps. */
export function imageVariantUrl(
  image: Pick<Image, 'id' | 'width'>,
  width: number,
  format: 'avif' | 'webp' | 'jpg' = 'webp',
): string {
  const widths = imageWidths(image.width);
  return filePaths.image(image.id, widths.find((each) => each >= width) ?? Math.max(...widths), format);
}

/** The size in pixels of an image that is sent at most so wide. */
export function variantSize(
  image: Pick<Image, 'width' | 'height'>,
  maxWidth: number,
): { width: number; height: number } {
  const width = Math.min(image.width, maxWidth);
  return { width, height: Math.round((width * image.height) / image.width) };
}
