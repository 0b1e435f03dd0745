import { CARD_COLUMNS, PUBLIC_COLUMNS } from '@/lib/artwork/fields';
import type { Artwork, ArtworkCard, ArtworkCategory, Dimensions } from '@/lib/contracts/artwork';
import type { ArtworkArtist, LikedArtwork } from '@/lib/contracts/favorite';
import { imageUrl } from '@/lib/media/image-url';
import { pick } from '@/lib/pick';
import type { ArtworkRow, CategoryRow, HomeArtworkRow, LikedArtworkRow } from './repository';

export function presentArtworkCard(row: HomeArtworkRow): ArtworkCard {
  return {
    uuid: row.uuid,
    ...pick(row, CARD_COLUMNS),
    imageUrl: imageUrl(row.image),
    image: row.image,
    artistUserAccountId: row.artistUserAccountId,
    isLike: row.isLike,
    likeType: 'ART_WORK',
  };
}

export function presentArtwork(row: ArtworkRow): Artwork {
  return {
    ...presentArtworkCard(row),
    ...pick(row, PUBLIC_COLUMNS),
    dimensions: dimensionsOf(row),
    price: row.price,
  };
}

export function presentArtworkArtist(row: LikedArtworkRow['artist']): ArtworkArtist {
  return {
    id: row.id,
    userAccountId: row.userAccountId,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    videoLink: row.videoLink,
    interviews: row.interviews.map(({ interviewTitle, interviewLink }) => ({
      interviewTitle,
      interviewLink,
    })),
  };
}

export function presentLikedArtwork(row: LikedArtworkRow): LikedArtwork {
  return {
    ...presentArtworkCard(row),
    description: row.description,
    artist: presentArtworkArtist(row.artist),
  };
}

export function presentCategory(row: CategoryRow): ArtworkCategory {
  return { uuid: row.uuid, name: row.name, artworkCount: row.artworkCount };
}

function dimensionsOf({ heightCm, widthCm, depthCm }: ArtworkRow): Dimensions | null {
  return heightCm === null || widthCm === null ? null : { height: heightCm, width: widthCm, depth: depthCm };
}
