import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { imageColumns, isLikedBy } from '@/server/db/columns';
import { articles } from '@/server/db/schema/article';
import { homeSlots } from '@/server/db/schema/banner';
import { images } from '@/server/db/schema/image';

export type ArticleRepository = ReturnType<typeof createArticleRepository>;
type HomeArticleRow = Awaited<ReturnType<ArticleRepository['listHome']>>[number];
export type ArticleCardRow = HomeArticleRow['article'];

const cardColumns = (viewer: string | null) => ({
  uuid: articles.uuid,
  type: articles.type,
  number: articles.number,
  title: articles.title,
  subTitle: articles.subTitle,
  homeContent: articles.homeContent,
  periodFrom: articles.periodFrom,
  periodTo: articles.periodTo,
  timeFrom: articles.timeFrom,
  organizer: articles.organizer,
  location: articles.location,
  createdAt: articles.createdAt,
  isLike: isLikedBy(viewer, articles.type, articles.uuid),
});

export function createArticleRepository(orm: Orm) {
  return {
    /** The published articles that the operator set on the home page, slot by slot in order. */
    listHome: (viewer: string | null) =>
      orm
        .select({
          slot: homeSlots.slot,
          titleLines: homeSlots.titleLines,
          article: cardColumns(viewer),
          image: imageColumns,
        })
        .from(homeSlots)
        .innerJoin(articles, and(eq(articles.uuid, homeSlots.articleUuid), eq(articles.status, 'PUBLISHED')))
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .where(inArray(homeSlots.slot, ['SPECIAL', 'ARTICLE']))
        .orderBy(asc(homeSlots.slot), asc(homeSlots.position)),
  };
}
