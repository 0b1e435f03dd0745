import { z } from 'zod';
import { artistCardSchema, genreCountSchema, type ArtistCard, type GenreCount } from '@/lib/contracts/artist';
import { bannerSchema, type Banner } from '@/lib/contracts/banner';
import { searchedListSchema, type SearchedList } from '@/lib/contracts/understood';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import { apiUrl } from '@/lib/api/url';
import { PlatformError } from '@/server/bff/platform-error';
import { getFromPlatform } from '@/server/bff/transport';
import { readListState } from './list-state';
import type { SearchParams } from './search-params';

export interface ArtistListPage {
  state: ArtistListState;
  banners: Banner[];
  /** Null for the visitor's own liked artists, which no cached page may hold. */
  artists: SearchedList<ArtistCard> | null;
  /** How many artists each genre has; null where the call fails. */
  genres: GenreCount[] | null;
}

/**
 * The artist list (P-40): its banners and a page of artists.
 * @returns null where the URL names no page of the list: values that the API would refuse with 400, or a
 * page beyond the last one.
 * @throws PlatformError where the platform is away.
 */
export async function getArtistListPage(searchParams: SearchParams): Promise<ArtistListPage | null> {
  const state = readListState(artistList, searchParams);
  if (state === null) return null;
  const [banners, artists, genres] = await Promise.all([
    listBanners(),
    state.like ? null : listArtists(state),
    listGenres(),
  ]);
  if (artists !== null && state.page > 0 && artists.content.length === 0) return null;
  return { state, banners, artists, genres };
}

/** The banners, or none where their call fails: the list is worth showing without them. */
async function listBanners(): Promise<Banner[]> {
  const url = apiUrl('/v1/contents/banners', { query: { type: 'ART_ARTIST' } });
  return (await orNothing(getFromPlatform(url, z.array(bannerSchema)))) ?? [];
}

/** The genres with their numbers; the list is worth showing without the numbers. */
function listGenres(): Promise<GenreCount[] | null> {
  return orNothing(getFromPlatform(apiUrl('/v1/contents/artists/genres'), z.array(genreCountSchema)));
}

async function orNothing<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

function listArtists(state: ArtistListState): Promise<SearchedList<ArtistCard>> {
  return getFromPlatform(
    apiUrl('/v2/artists', { query: { ...state, size: artistList.pageSize } }),
    searchedListSchema(artistCardSchema),
  );
}
