import type { Artwork, ArtworkCard, ArtworkCategory, Dimensions } from '@/lib/contracts/artwork';
import type { ArtworkArtist, LikedArtwork } from '@/lib/contracts/favorite';
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
