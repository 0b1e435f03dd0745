import { FIELD_NAMES } from '@/lib/artwork/fields';
import { offeredThemes } from '@/lib/artwork/offered-themes';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { imageUrl } from '@/lib/media/image-url';
import { pick } from '@/lib/pick';
import type { StudioArtworkRow } from './repository';

/** An artwork as its artist sees it. */
export function presentStudioArtwork(row: StudioArtworkRow): StudioArtwork {
  const { heightCm: height, widthCm: width, depthCm: depth, original } = row;
  return {
    uuid: row.uuid,
    version: row.version,
    ...pick(row, FIELD_NAMES),
    ...offeredThemes(row),
    dimensions: height === null || width === null ? null : { height, width, depth },
    sortOrder: row.sortOrder,
    categoryUuid: row.categoryUuid,
    categorySortOrder: row.categorySortOrder,
    imageUrl: imageUrl(row.image),
    image: row.image,
    original: original && { fileName: original.fileName, bytes: original.bytes, mime: original.mime },
    createdAt: row.createdAt.toISOString(),
  };
}
