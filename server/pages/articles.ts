import { z } from 'zod';
import {
  ARTICLE_SORTS,
  articleCardSchema,
  articleDetailSchema,
  articleFilterSchema,
  specialDetailSchema,
  type ArticleCard,
  type ArticleDetail,
  type ArticleFilter,
  type ArticleSort,
  type ArticleType,
  type SpecialDetail,
} from '@/lib/contracts/article';
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
import { isRefusal } from './refusal';
import { firstOf, type SearchParams } from './search-params';

/** What the URL of a list of articles asks for, in full. `page` from 0. */
export interface ArticleListRequest {
  q: string;
  page: number;
  sort: ArticleSort;
  direction: Direction;
  filter: ArticleFilter;
}

export interface ArticleListPage {
  request: ArticleListRequest;
  articles: Page<ArticleCard>;
}

const querySchema = z.object({
  q: searchTextSchema,
  page: pageNumberSchema,
  sort: sortSchema(ARTICLE_SORTS).default('createdAt'),
  direction: directionSchema,
  filter: articleFilterSchema,
});

/**
 * A page of the articles of a type (member document, section 2).
 * @returns null where the URL names no page of the list: values that the API would refuse with 400, or a
 * page beyond the last one.
 * @throws PlatformError where the platform is away.
 */
export async function getArticleListPage(
  type: ArticleType,
  searchParams: SearchParams,
): Promise<ArticleListPage | null> {
  const request = parseArticleListRequest(type, searchParams);
  if (request === null) return null;
  const articles = await listArticles(type, request);
  if (request.page > 0 && articles.content.length === 0) return null;
  return { request, articles };
}

/** @returns null for values that no list of this type has: specials have no period to filter or order by. */
export function parseArticleListRequest(
  type: ArticleType,
  searchParams: SearchParams,
): ArticleListRequest | null {
  const parsed = querySchema.safeParse({
    q: firstOf(searchParams.q),
    page: firstOf(searchParams.page),
    sort: firstOf(searchParams.sort),
    direction: firstOf(searchParams.direction),
    filter: firstOf(searchParams.filter),
  });
  if (!parsed.success) return null;
  const { q, page, sort, direction, filter } = parsed.data;
  if (type === 'SPECIAL' && (sort === 'periodFrom' || filter !== 'ALL')) return null;
  return { q, page, sort, direction: direction ?? (sort === 'title' ? 'asc' : 'desc'), filter };
}

/**
 * An exhibition, an event or a piece of news; null where there is none that the public may see.
 * @throws PlatformError where the platform is away.
 */
export async function findArticle(
  type: Exclude<ArticleType, 'SPECIAL'>,
  uuid: string,
): Promise<ArticleDetail | null> {
  return orNull(getFromPlatform(api.article(type, uuid), articleDetailSchema));
}

/**
 * A special; null where there is none that the public may see.
 * @throws PlatformError where the platform is away.
 */
export async function findSpecial(uuid: string): Promise<SpecialDetail | null> {
  return orNull(getFromPlatform(api.article('SPECIAL', uuid), specialDetailSchema));
}

function listArticles(
  type: ArticleType,
  { filter, ...request }: ArticleListRequest,
): Promise<Page<ArticleCard>> {
  const isSpecial = type === 'SPECIAL';
  const size = isSpecial ? LIMITS.articleList.specialPageSize : LIMITS.articleList.pageSize;
  const query = isSpecial ? { ...request, size } : { ...request, size, filter };
  return getFromPlatform(api.articles(type, query), pageSchema(articleCardSchema));
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
