import {
  articleCardSchema,
  articleDetailSchema,
  articlePreviewSchema,
  specialDetailSchema,
  specialPreviewSchema,
  type ArticleCard,
  type ArticleDetail,
  type ArticlePreview,
  type ArticleType,
  type SpecialDetail,
  type SpecialPreview,
} from '@/lib/contracts/article';
import { searchedListSchema, type SearchedList } from '@/lib/contracts/understood';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { apiUrl } from '@/lib/api/url';
import { getFromPlatform } from '@/server/bff/transport';
import { readListState } from './list-state';
import { orNull } from './refusal';
import type { SearchParams } from './search-params';

export interface ArticleListPage {
  state: ArticleListState;
  articles: SearchedList<ArticleCard>;
}

/**
 * A page of the articles of a type (P-100).
 * @returns null where the URL names no page of the list: values that the API would refuse with 400, or a
 * page beyond the last one.
 * @throws PlatformError where the platform is away.
 */
export async function getArticleListPage(
  type: ArticleType,
  searchParams: SearchParams,
): Promise<ArticleListPage | null> {
  const state = readListState(articleLists[type], searchParams);
  if (state === null) return null;
  const articles = await listArticles(type, state);
  if (state.page > 0 && articles.content.length === 0) return null;
  return { state, articles };
}

/**
 * An exhibition, an event or a piece of news; null where there is none that the public may see.
 * @throws PlatformError where the platform is away.
 */
export async function findArticle(
  type: Exclude<ArticleType, 'SPECIAL'>,
  uuid: string,
): Promise<ArticleDetail | null> {
  return orNull(getFromPlatform(apiUrl(ARTICLE_CALLS[type].one, { params: { uuid } }), articleDetailSchema));
}

/**
 * A special; null where there is none that the public may see.
 * @throws PlatformError where the platform is away.
 */
export async function findSpecial(uuid: string): Promise<SpecialDetail | null> {
  return orNull(
    getFromPlatform(apiUrl('/v1/articles/specials/{uuid}', { params: { uuid } }), specialDetailSchema),
  );
}

/**
 * An exhibition, an event or a piece of news as its preview's link shows it; null where the link doesn't work.
 * @throws PlatformError where the platform is away.
 */
export async function findArticlePreview(
  type: Exclude<ArticleType, 'SPECIAL'>,
  uuid: string,
  token: string,
): Promise<ArticlePreview | null> {
  const url = apiUrl(ARTICLE_CALLS[type].preview, { params: { uuid }, query: { token } });
  return orNull(getFromPlatform(url, articlePreviewSchema));
}

/**
 * A special as its preview's link shows it; null where the link doesn't work.
 * @throws PlatformError where the platform is away.
 */
export async function findSpecialPreview(uuid: string, token: string): Promise<SpecialPreview | null> {
  const url = apiUrl(ARTICLE_CALLS.SPECIAL.preview, { params: { uuid }, query: { token } });
  return orNull(getFromPlatform(url, specialPreviewSchema));
}

function listArticles(type: ArticleType, state: ArticleListState): Promise<SearchedList<ArticleCard>> {
  const query = { ...state, size: articleLists[type].pageSize };
  return getFromPlatform(apiUrl(ARTICLE_CALLS[type].list, { query }), searchedListSchema(articleCardSchema));
}
