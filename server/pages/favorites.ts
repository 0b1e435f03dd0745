import type { z } from 'zod';
import {
  articleCardSchema,
  ARTICLE_TYPES,
  type ArticleCard,
  type ArticleType,
} from '@/lib/contracts/article';
import { artistCardSchema, type ArtistCard } from '@/lib/contracts/artist';
import { pageSchema, type Page } from '@/lib/contracts/envelope';
import { likedArtworkSchema, type LikedArtwork } from '@/lib/contracts/favorite';
import type { LikeType } from '@/lib/contracts/like';
import { pageNumberSchema } from '@/lib/contracts/pagination';
import * as favoriteLimits from '@/lib/limits/favorite';
import { apiUrl } from '@/lib/api/url';
import { PlatformError } from '@/server/bff/platform-error';
import { getForVisitor } from '@/server/bff/visitor-data';
import { firstOf, type SearchParams } from './search-params';

type VisitorRequest = Pick<Request, 'headers'>;

/** What the page shows, or why it can't be had: in words for people, and whether their session has ended. */
export type Favorites<Data> = { liked: Data } | { failure: { message: string; isLoggedOut: boolean } };

/** A section for each type of article, each at a page of its own. */
export type LikedArticles = Record<ArticleType, Page<ArticleCard>>;

/** The keys of the article page's URL. */
const SECTION_KEYS = { SPECIAL: 'special', EXHIBITION: 'exhibition', EVENT: 'event', NEWS: 'news' } as const;

/**
 * The liked artists of whoever asks, at the URL's `page` (member document, sections 3 and 9).
 * @returns null where the URL names no page
 * @throws anything that is no failure of the platform; the same holds for the two below
 */
export async function getFavoriteArtists(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<Favorites<Page<ArtistCard>> | null> {
  const page = pageOf(searchParams.page);
  return page === null ? null : loaded(() => listLiked(request, 'ARTIST', page, artistCardSchema));
}

/** Their liked artworks. */
export async function getFavoriteArtworks(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<Favorites<Page<LikedArtwork>> | null> {
  const page = pageOf(searchParams.page);
  return page === null ? null : loaded(() => listLiked(request, 'ART_WORK', page, likedArtworkSchema));
}

/** Their liked articles; each section's page stands in the URL under the section's name. */
export async function getFavoriteArticles(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<Favorites<LikedArticles> | null> {
  const pages = ARTICLE_TYPES.map((type) => pageOf(searchParams[SECTION_KEYS[type]]));
  if (pages.includes(null)) return null;
  return loaded(async () => {
    const sections = await Promise.all(
      ARTICLE_TYPES.map(
        async (type, index) =>
          [type, await listLiked(request, type, pages[index] ?? 0, articleCardSchema)] as const,
      ),
    );
    return Object.fromEntries(sections) as LikedArticles;
  });
}

function pageOf(value: SearchParams[string]): number | null {
  const parsed = pageNumberSchema.safeParse(firstOf(value));
  return parsed.success ? parsed.data : null;
}

function listLiked<Item extends z.ZodType>(
  request: VisitorRequest,
  likeType: LikeType,
  page: number,
  item: Item,
): Promise<Page<z.output<Item>>> {
  const size =
    likeType === 'ARTIST' || likeType === 'ART_WORK'
      ? favoriteLimits.pageSize
      : favoriteLimits.articlePageSizes[likeType];
  return getForVisitor(
    request,
    apiUrl('/v1/users/me/likes', { query: { likeType, page, size } }),
    pageSchema(item),
  );
}

async function loaded<Data>(load: () => Promise<Data>): Promise<Favorites<Data>> {
  try {
    return { liked: await load() };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { failure: { message: error.message, isLoggedOut: error.status === 401 } };
  }
}
