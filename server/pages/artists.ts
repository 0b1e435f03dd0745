import { z } from 'zod';
import { artistCardSchema, ARTIST_SORTS, type ArtistCard, type ArtistSort } from '@/lib/contracts/artist';
import { bannerSchema, type Banner } from '@/lib/contracts/banner';
import { pageSchema, type Page } from '@/lib/contracts/envelope';
import {
  directionSchema,
  pageNumberSchema,
  searchTextSchema,
  sortSchema,
  type Direction,
} from '@/lib/contracts/pagination';
import { LIMITS } from '@/lib/limits';
import { api } from '@/lib/paths';
import { getFromPlatform } from '@/server/bff/transport';
import { firstOf, type SearchParams } from './search-params';

/** What the artist list's URL asks for, in full. `page` from 0. */
export interface ArtistListRequest {
  q: string;
  like: boolean;
  page: number;
  sort: ArtistSort;
  direction: Direction;
}

export interface ArtistListPage {
  request: ArtistListRequest;
  banners: Banner[];
  /** Null for the liked artists: they are the visitor's own, and no page that is kept may hold them. */
  artists: Page<ArtistCard> | null;
}

const querySchema = z.object({
  q: searchTextSchema,
  like: z.string().optional(),
  page: pageNumberSchema,
  sort: sortSchema(ARTIST_SORTS).default('createdAt'),
  direction: directionSchema,
});

/**
 * The artist list (member document, section 2): its banners and a page of artists.
 * @returns null where the URL names no page of the list: values that the API would refuse with 400, or a
 * page beyond the last one.
 * @throws PlatformError where the platform is away.
 */
export async function getArtistListPage(searchParams: SearchParams): Promise<ArtistListPage | null> {
  const request = parseArtistListRequest(searchParams);
  if (request === null) return null;
  const [banners, artists] = await Promise.all([
    getFromPlatform(api.banners('ART_ARTIST'), z.array(bannerSchema)),
    request.like ? null : listArtists(request),
  ]);
  if (artists !== null && request.page > 0 && artists.content.length === 0) return null;
  return { request, banners, artists };
}

/** @returns null for values that no list of artists has. */
export function parseArtistListRequest(searchParams: SearchParams): ArtistListRequest | null {
  const parsed = querySchema.safeParse({
    q: firstOf(searchParams.q),
    like: firstOf(searchParams.like),
    page: firstOf(searchParams.page),
    sort: firstOf(searchParams.sort),
    direction: firstOf(searchParams.direction),
  });
  if (!parsed.success) return null;
  const { q, like, page, sort, direction } = parsed.data;
  return {
    q,
    like: like === 'true',
    page,
    sort,
    direction: direction ?? (sort === 'nameKo' ? 'asc' : 'desc'),
  };
}

function listArtists({ q, page, sort, direction }: ArtistListRequest): Promise<Page<ArtistCard>> {
  const size = LIMITS.artistList.pageSize;
  return getFromPlatform(api.artists({ q, page, size, sort, direction }), pageSchema(artistCardSchema));
}
