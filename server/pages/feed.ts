import {
  ARTICLE_TYPES,
  articleCardSchema,
  type ArticleCard,
  type ArticleType,
} from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import { formatArticlePeriod } from '@/lib/format/article-period';
import { imageVariantUrl, variantSize } from '@/lib/media/image-variants';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { apiUrl } from '@/lib/api/url';
import * as articlePaths from '@/lib/paths/article';
import { rssXml, type FeedItem } from '@/lib/seo/rss';
import { site, siteName } from '@/lib/site';
import { getFromPlatform } from '@/server/bff/transport';

/** Newest articles that a feed holds. */
const ITEMS = 30;
const IMAGE_WIDTH = 1280;

/**
 * The feed of a type of articles, or of all (`null`), newest first.
 * @throws PlatformError where the platform is away.
 */
export async function getFeed(type: ArticleType | null): Promise<string> {
  const types = type === null ? ARTICLE_TYPES : [type];
  const pages = await Promise.all(types.map(listNewest));
  const articles = pages
    .flat()
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, ITEMS);
  return rssXml({
    title: type === null ? `아티클 — ${siteName}` : `${ARTICLE_TYPE_LABELS[type]} — ${siteName}`,
    description: site.description,
    path: articlePaths.list(type ?? 'SPECIAL'),
    feedPath: articlePaths.feed(type ?? undefined),
    items: articles.map(itemOf),
  });
}

/** Which feed a file of `/rss` is: `special.xml`; null for every other name. */
export function feedTypeOf(file: string): ArticleType | null {
  return ARTICLE_TYPES.find((type) => articlePaths.feed(type) === `/rss/${file}`) ?? null;
}

async function listNewest(type: ArticleType): Promise<ArticleCard[]> {
  const { content } = await getFromPlatform(
    apiUrl(ARTICLE_CALLS[type].list, { query: { size: ITEMS, sort: 'createdAt', direction: 'desc' } }),
    pageSchema(articleCardSchema),
  );
  return content;
}

function itemOf(article: ArticleCard): FeedItem {
  const { type, title, subTitle, homeContent, location, organizer, previewImage } = article;
  const period = formatArticlePeriod(article);
  return {
    title,
    path: articlePaths.page(type, article.uuid),
    description:
      [subTitle, homeContent, period, location].filter((text) => text !== null && text !== '').join(' · ') ||
      title,
    category: ARTICLE_TYPE_LABELS[type],
    author: organizer,
    publishedAt: article.createdAt,
    image: {
      path: imageVariantUrl(previewImage, IMAGE_WIDTH, 'jpg'),
      type: 'image/jpeg',
      ...variantSize(previewImage, IMAGE_WIDTH),
    },
  };
}
