import { artworkWallPageSchema, type ArtworkWallPage } from '@/lib/contracts/artwork-wall';
import { artworkList, type ArtworkListState } from '@/lib/lists/artwork-list';
import { apiUrl } from '@/lib/api/url';
import { getFromPlatform } from '@/server/bff/transport';
import { readListState } from './list-state';
import type { SearchParams } from './search-params';

export interface ArtworkListPage {
  state: ArtworkListState;
  artworks: ArtworkWallPage;
}

/**
 * A page of the wall of artworks (P-198).
 * @returns null where the URL names no page of the list: values that the API would refuse with 400, or a
 * page beyond the last one.
 * @throws PlatformError where the platform is away.
 */
export async function getArtworkListPage(searchParams: SearchParams): Promise<ArtworkListPage | null> {
  const state = readListState(artworkList, searchParams);
  if (state === null) return null;
  const artworks = await getFromPlatform(
    apiUrl('/v1/contents/artworks', {
      query: { ...artworkList.query(state), size: artworkList.pageSize, facets: true },
    }),
    artworkWallPageSchema,
  );
  return state.page > 0 && artworks.content.length === 0 ? null : { state, artworks };
}
