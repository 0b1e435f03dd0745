import { imageVariantUrl } from './image-variants';

const ADDRESS = /\/media\/([0-9a-f]{32})\/(\d+)\.\w+$/;

/**
 * The address of a picture's smallest variant that is at least so many pixels wide.
 * @param picture its address in answers, and its width in pixels where that is known
 * @returns the address itself where it isn't one of ours: a file that was just chosen
 */
export function pictureVariant(
  picture: { imageUrl: string; width: number | null },
  pixels: number,
  format: 'avif' | 'webp' | 'jpg' = 'webp',
): string {
  const [, id, named] = ADDRESS.exec(picture.imageUrl) ?? [];
  if (id === undefined) return picture.imageUrl;
  // Without a known width the one in the address is the largest that surely exists.
  return imageVariantUrl({ id, width: picture.width ?? Number(named) }, pixels, format);
}
