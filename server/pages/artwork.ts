import { artworkPageSchema, type ArtworkPage } from '@/lib/contracts/artwork-page';
import { trueSizeSchema, type TrueSize } from '@/lib/contracts/true-size';
import { apiUrl } from '@/lib/api/url';
import { getFromPlatform } from '@/server/bff/transport';
import { orNull } from './refusal';

/**
 * An artwork with what its page shows around it; null where there is none that the public may see.
 * @throws PlatformError where the platform is away.
 */
export function findArtworkPage(uuid: string): Promise<ArtworkPage | null> {
  return orNull(
    getFromPlatform(apiUrl('/v1/contents/artworks/{uuid}', { params: { uuid } }), artworkPageSchema),
  );
}

/**
 * An artwork to scale and what can hang beside it; null where there is none that the public may see, or its size could not be read.
 * @throws PlatformError where the platform is away.
 */
export function findTrueSize(uuid: string): Promise<TrueSize | null> {
  return orNull(
    getFromPlatform(apiUrl('/v1/contents/artworks/{uuid}/true-size', { params: { uuid } }), trueSizeSchema),
  );
}
