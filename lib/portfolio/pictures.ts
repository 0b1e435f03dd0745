import type { Picture, Portfolio } from '@/lib/contracts/portfolio';
import { pictureVariant } from '@/lib/media/picture-variant';

type Shown = Pick<Portfolio, 'artistArtWorks' | 'cover'>;

/** The pictures that a portfolio shows: those of its works, and the cover's. */
export function picturesOf({ artistArtWorks, cover }: Shown): readonly Picture[] {
  return cover.kind === 'image' ? [...artistArtWorks, cover.picture] : artistArtWorks;
}

/**
 * Finds variants of a portfolio's pictures.
 * @returns gives the address of the smallest variant of a source that is at least so many pixels wide
 */
export function variantsOf(
  portfolio: Shown,
  format: 'webp' | 'jpg',
): (source: string, pixels: number) => string {
  const widths = new Map(picturesOf(portfolio).map(({ imageUrl, width }) => [imageUrl, width]));
  return (imageUrl, pixels) =>
    pictureVariant({ imageUrl, width: widths.get(imageUrl) ?? null }, pixels, format);
}
