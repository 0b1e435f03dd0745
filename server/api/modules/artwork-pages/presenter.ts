import type { ArtistCard } from '@/lib/contracts/artist';
import { cardOf } from '@/lib/artwork/card-of';
import type { Artwork, CreditedArtwork } from '@/lib/contracts/artwork';
import type { AdjacentArtwork, ArtworkPage } from '@/lib/contracts/artwork-page';
import type { ArtworkArtist } from '@/lib/contracts/favorite';
import type { SizedArtwork } from '@/lib/contracts/true-size';
import type { ArtworkPageRepository, SizedRow } from './repository';

type PlaceRow = NonNullable<Awaited<ReturnType<ArtworkPageRepository['findPlace']>>>;

export function presentAdjacentArtwork({ uuid, title, titleEn, image }: Artwork): AdjacentArtwork {
  return { uuid, title, titleEn, image };
}

export function presentSimilarArtwork({
  artwork,
  artist: { nameKo, nameEn },
}: {
  artwork: Artwork;
  artist: ArtworkArtist;
}): CreditedArtwork {
  return { ...cardOf(artwork), artist: { nameKo, nameEn } };
}

export function presentSized({ heightCm, widthCm, depthCm, ...work }: SizedRow): SizedArtwork {
  return { ...work, dimensions: { height: heightCm, width: widthCm, depth: depthCm } };
}

export function presentPageArtist(
  card: ArtistCard,
  { videoLink, interviews, artworkCount }: PlaceRow,
): ArtworkPage['artist'] {
  return {
    ...card,
    videoLink,
    interviews: interviews.map(({ interviewTitle, interviewLink }) => ({ interviewTitle, interviewLink })),
    artworkCount,
  };
}
