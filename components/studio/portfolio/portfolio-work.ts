import type { PortfolioArtwork } from '@/lib/contracts/portfolio';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';

/** An artwork as a portfolio shows it. It gets its place where it is added. */
export function portfolioWork({
  uuid,
  title,
  titleEn,
  year,
  size,
  material,
  description,
  imageUrl,
  image: { width, height },
}: StudioArtwork): PortfolioArtwork {
  return {
    ...{ uuid, title, titleEn, year, size, material, description, imageUrl, width, height },
    page: 0,
    side: 'left',
  };
}
