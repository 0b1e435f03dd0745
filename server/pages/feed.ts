import {
  ARTICLE_TYPES,
  articleCardSchema,
  type ArticleCard,
  type ArticleType,
} from '@/lib/contracts/article';
import type { CreditedArtwork } from '@/lib/contracts/artwork';
import { artworkWallPageSchema } from '@/lib/contracts/artwork-wall';
import { pageSchema } from '@/lib/contracts/envelope';
import type { Image } from '@/lib/contracts/image';
import { formatArticlePeriod } from '@/lib/format/article-period';
import { artistName } from '@/lib/format/names';
import { imageVariantUrl, variantSize } from '@/lib/media/image-variants';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { apiUrl } from '@/lib/api/url';
import * as articlePaths from '@/lib/paths/article';
import * as artworkPaths from '@/lib/paths/artwork';
import { artworkFeed, artworkLine, artworkPageTitle } from '@/lib/seo/artwork-metadata';
import { rssXml, type FeedItem } from '@/lib/seo/rss';
import { site, siteName } from '@/lib/site';
import { callPlatform, getFromPlatform } from '@/server/bff/transport';
import { withinTime } from '@/server/within-time';

/** Newest articles or artworks that a feed holds. */
const ITEMS = 30;
/** Below the width from which a variant has rights in it, so that no change of them makes it anew. */
const IMAGE_WIDTH = 640;
/** The feed waits so long for the pictures that have to be made. They are asked for side by side. */
const PICTURES_MS = 1000;

type FeedName = ArticleType | 'ARTWORK';

/** An item whose picture isn't asked for yet. */
type Entry = Omit<FeedItem, 'image'> & { picture: Image };

/**
 * The feed of a type of articles, of all articles (`null`) or of artworks, newest first.
 * @throws PlatformError where the platform is away.
 */
export async function getFeed(name: FeedName | null): Promise<string> {
  const head =
    name === 'ARTWORK'
      ? { title: artworkFeed.title, path: artworkPaths.list(), feedPath: artworkFeed.path }
      : {
          title: `${name === null ? '아티클' : ARTICLE_TYPE_LABELS[name]} — ${siteName}`,
          path: articlePaths.list(name ?? 'SPECIAL'),
          feedPath: articlePaths.feed(name ?? undefined),
        };
  const entries = name === 'ARTWORK' ? await listArtworks() : await listArticles(name);
  return rssXml({
    ...head,
    description: site.description,
    items: await Promise.all(entries.map(itemOf)),
  });
}

/** Which feed a file of `/rss` is: `special.xml`; null for every other name. */
export function feedTypeOf(file: string): FeedName | null {
  if (`/rss/${file}` === artworkPaths.feed()) return 'ARTWORK';
  return ARTICLE_TYPES.find((type) => articlePaths.feed(type) === `/rss/${file}`) ?? null;
}

async function listArticles(type: ArticleType | null): Promise<Entry[]> {
  const pages = await Promise.all((type === null ? ARTICLE_TYPES : [type]).map(listNewest));
  return pages
    .flat()
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, ITEMS)
    .map(articleEntry);
}

async function listNewest(type: ArticleType): Promise<ArticleCard[]> {
  const { content } = await getFromPlatform(
    apiUrl(ARTICLE_CALLS[type].list, { query: { size: ITEMS, sort: 'createdAt', direction: 'desc' } }),
    pageSchema(articleCardSchema),
  );
  return content;
}

function articleEntry(article: ArticleCard): Entry {
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
    picture: previewImage,
  };
}

async function listArtworks(): Promise<Entry[]> {
  const { content } = await getFromPlatform(
    apiUrl('/v1/contents/artworks', { query: { size: ITEMS, sort: 'createdAt', direction: 'desc' } }),
    artworkWallPageSchema,
  );
  return content.map(artworkEntry);
}

function artworkEntry(work: CreditedArtwork): Entry {
  return {
    title: artworkPageTitle(work, work.artist),
    path: artworkPaths.page(work.uuid),
    description: artworkLine(work, work.artist),
    category: '작품',
    author: artistName(work.artist),
    publishedAt: null,
    picture: work.image,
  };
}

async function itemOf({ picture, ...item }: Entry): Promise<FeedItem> {
  const path = imageVariantUrl(picture, IMAGE_WIDTH, 'jpg');
  return {
    ...item,
    image: { path, type: 'image/jpeg', ...variantSize(picture, IMAGE_WIDTH), bytes: await bytesOf(path) },
  };
}

/**
 * The length of a picture, which is made if it isn't there. 0 where that fails or takes longer than the feed waits: the next render knows
 * it, since the picture is made meanwhile.
 */
async function bytesOf(path: string): Promise<number> {
  try {
    const { ok, headers } = await withinTime(PICTURES_MS, callPlatform(path, { method: 'HEAD' }));
    return ok ? Number(headers.get('content-length') ?? 0) : 0;
  } catch {
    return 0;
  }
}
