import type { Artwork, ArtworkCard, ArtworkCategory, Dimensions } from '@/lib/contracts/artwork';
import type { LikedArtwork } from '@/lib/contracts/favorite';
import { imageUrl } from '@/lib/media/image-url';
import type { ArtworkRow, CategoryRow, HomeArtworkRow, LikedArtworkRow } from './repository';

export function presentArtworkCard(row: HomeArtworkRow): ArtworkCard {
  return {
    uuid: row.uuid,
    title: row.title,
    titleEn: row.titleEn,
    year: row.year,
    material: row.material,
    size: row.size,
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
    dimensions: dimensionsOf(row),
    description: row.description,
    genre: row.genre,
    genreEtc: row.genreEtc,
    themeStyle: row.themeStyle,
    price: row.price,
  };
}

export function presentLikedArtwork(row: LikedArtworkRow): LikedArtwork {
  const { id, userAccountId, nameKo, nameEn, videoLink, interviews } = row.artist;
  return {
    ...presentArtworkCard(row),
    description: row.description,
    artist: {
      id,
      userAccountId,
      nameKo,
      nameEn,
      videoLink,
      interviews: interviews.map(({ interviewTitle, interviewLink }) => ({ interviewTitle, interviewLink })),
    },
  };
}

export function presentCategory(row: CategoryRow): ArtworkCategory {
  return { uuid: row.uuid, name: row.name, artworkCount: row.artworkCount };
}

function dimensionsOf({ heightCm, widthCm, depthCm }: ArtworkRow): Dimensions | null {
  return heightCm === null || widthCm === null ? null : { height: heightCm, width: widthCm, depth: depthCm };
}
