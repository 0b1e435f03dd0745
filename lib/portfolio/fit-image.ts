import type { Picture } from '@/lib/contracts/portfolio';

/** The proportions of a picture, width by height. One of unknown size gets a square, in which it stands whole. */
export function ratioOf({ width, height }: Picture): number {
  return isKnown({ width, height }) ? (width ?? 1) / (height ?? 1) : 1;
}

/** Whether a picture is there and has a size. */
export function isShown(picture: Picture): boolean {
  return picture.imageUrl !== '' && isKnown(picture);
}

function isKnown({ width, height }: Pick<Picture, 'width' | 'height'>): boolean {
  return width !== null && height !== null;
}

/** The largest size of these proportions inside an area. */
export function fitInto(ratio: number, area: { width: number; height: number }) {
  const width = Math.min(area.width, area.height * ratio);
  return { width, height: width / ratio };
}
