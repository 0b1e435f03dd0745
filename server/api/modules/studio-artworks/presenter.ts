import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { imageUrl } from '@/lib/media/image-url';
import { offeredThemes } from '@/lib/offered-themes';
import type { StudioArtworkRow } from './repository';

/** An artwork as its artist sees it. */
export function presentStudioArtwork(row: StudioArtworkRow): StudioArtwork {
  const { heightCm: height, widthCm: width, depthCm: depth, original } = row;
  return {
    uuid: row.uuid,
    version: row.version,
    title: row.title,
    titleEn: row.titleEn,
    year: row.year,
    size: row.size,
    dimensions: height === null || width === null ? null : { height, width, depth },
    material: row.material,
    genre: row.genre,
    etc: row.genreEtc,
    ...offeredThemes(row),
    description: row.description,
    sortOrder: row.sortOrder,
    categoryUuid: row.categoryUuid,
    categorySortOrder: row.categorySortOrder,
    imageUrl: imageUrl(row.image),
    image: row.image,
    original: original && { fileName: original.fileName, bytes: original.bytes, mime: original.mime },
    createdAt: row.createdAt.toISOString(),
  };
}
