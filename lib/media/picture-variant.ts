import { imageSrcSet, imageVariantUrl } from './image-variants';

const ADDRESS = /\/media\/([0-9a-f]{32})\/(\d+)\.\w+$/;

/** A picture's address in answers, and its width in pixels where that is known. */
interface PictureFile {
  imageUrl: string;
  width: number | null;
}

/**
 * The address of a picture's smallest variant that is at least so many pixels wide.
 * @returns the address itself where it isn't one of ours: a file that was just chosen
 */
export function pictureVariant(
  picture: PictureFile,
  pixels: number,
  format: 'avif' | 'webp' | 'jpg' = 'webp',
): string {
  const image = imageOf(picture);
  return image === null ? picture.imageUrl : imageVariantUrl(image, pixels, format);
}

/**
 * The attributes of an element that chooses among a picture's variants.
 * @param most pixels that it is ever shown wide
 */
export function variantSet(picture: PictureFile, most: number): { src: string; srcSet?: string } {
  const image = imageOf(picture);
  if (image === null) return { src: picture.imageUrl };
  return { src: imageVariantUrl(image, most, 'jpg'), srcSet: imageSrcSet(image, 'webp', most) };
}

/** Without a known width the one in the address is the largest that surely exists. Null where it isn't one of ours. */
function imageOf({ imageUrl, width }: PictureFile): { id: string; width: number } | null {
  const [, id, named] = ADDRESS.exec(imageUrl) ?? [];
  return id === undefined ? null : { id, width: width ?? Number(named) };
}
