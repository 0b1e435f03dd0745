import type { z } from 'zod';
import { articleCardSchema, type ArticleCard, type ArticleType } from '@/lib/contracts/article';
import { artistCardSchema, type ArtistCard } from '@/lib/contracts/artist';
import { pageSchema, type Page } from '@/lib/contracts/envelope';
import { likedArtworkSchema, type LikedArtwork } from '@/lib/contracts/favorite';
import type { LikeType } from '@/lib/contracts/like';
import {
  FAVORITE_SECTIONS,
  favoriteArticleLists,
  favoriteArtistList,
  favoriteArtworkList,
} from '@/lib/lists/favorite-lists';
import { loadRecord, recordOf } from '@/lib/record-of';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';
import { readListState } from './list-state';
import type { SearchParams } from './search-params';

type VisitorRequest = Pick<Request, 'headers'>;

/** A page of the liked articles of each type. */
export type LikedArticles = Record<ArticleType, Page<ArticleCard>>;

/**
 * The visitor's liked artists (M-261).
 * @returns null where the URL names no page of the list
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getFavoriteArtists(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<Page<ArtistCard> | null> {
  const state = readListState(favoriteArtistList, searchParams);
  if (state === null) return null;
  return listLiked(request, 'ARTIST', { ...favoriteArtistList, ...state }, artistCardSchema);
}

/** The visitor's liked artworks. */
export async function getFavoriteArtworks(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<Page<LikedArtwork> | null> {
  const state = readListState(favoriteArtworkList, searchParams);
  if (state === null) return null;
  return listLiked(request, 'ART_WORK', { ...favoriteArtworkList, ...state }, likedArtworkSchema);
}

/** The visitor's liked articles, each section at the page that the URL has under its key. */
export async function getFavoriteArticles(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<LikedArticles | null> {
  const states = recordOf(FAVORITE_SECTIONS, (type) =>
    readListState(favoriteArticleLists[type], searchParams),
  );
  if (Object.values(states).includes(null)) return null;
  return loadRecord(FAVORITE_SECTIONS, (type) =>
    listLiked(request, type, { ...favoriteArticleLists[type], ...states[type] }, articleCardSchema),
  );
}

function listLiked<Item extends z.ZodType>(
  request: VisitorRequest,
  likeType: LikeType,
  { page = 0, pageSize: size }: { page?: number; pageSize: number },
  item: Item,
): Promise<Page<z.output<Item>>> {
  return getForVisitor(
    request,
    apiUrl('/v1/users/me/likes', { query: { likeType, page, size } }),
    pageSchema(item),
  );
}
