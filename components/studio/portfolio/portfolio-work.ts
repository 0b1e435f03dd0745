import { PRINTED_FIELDS } from '@/lib/artwork/fields';
import type { PortfolioArtwork } from '@/lib/contracts/portfolio';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { pick } from '@/lib/pick';

/** An artwork as a portfolio shows it. It gets its place where it is added. */
export function portfolioWork({ image, ...artwork }: StudioArtwork): PortfolioArtwork {
  return {
    ...pick(artwork, ['uuid', 'imageUrl', ...PRINTED_FIELDS]),
    width: image.width,
    height: image.height,
    page: 0,
    side: 'left',
  };
}
