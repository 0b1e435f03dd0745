import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ArticleType } from '@/lib/contracts/article';
import { LIMITS } from '@/lib/limits';
import type { Orm } from '@/server/db/client';
import { imageColumns, isLikedBy, likesOf, newestLikeFirst } from '@/server/db/columns';
import { articles } from '@/server/db/schema/article';
import { homeSlots } from '@/server/db/schema/banner';
import { images } from '@/server/db/schema/image';
import { likes } from '@/server/db/schema/like';

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
  /** What an account likes of a type and visitors can see. */
  const liked = (accountUuid: string, type: ArticleType) =>
    orm
      .select({ uuid: articles.uuid, createdAt: likes.createdAt })
      .from(likes)
      .innerJoin(
        articles,
        and(
          eq(articles.uuid, likes.targetUuid),
          eq(articles.type, type),
          sql`${articles.status} = 'PUBLISHED'`,
        ),
      )
      .where(likesOf(accountUuid, type));

  return {
    /** The published articles of a type that an account likes, newest like first. */
    listLiked(accountUuid: string, type: ArticleType, { offset, limit }: { offset: number; limit: number }) {
      const picked = liked(accountUuid, type)
        .orderBy(...newestLikeFirst)
        .limit(limit)
        .offset(offset)
        .as('picked');
      return orm
        .select({ article: cardColumns(accountUuid), image: imageColumns })
        .from(picked)
        .innerJoin(articles, eq(articles.uuid, picked.uuid))
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .orderBy(desc(picked.createdAt), desc(picked.uuid));
    },

    /** How many those are, counted no further than the cap. */
    async countLiked(accountUuid: string, type: ArticleType): Promise<number> {
      const some = liked(accountUuid, type).limit(LIMITS.page.countCap).as('some');
      const [row] = await orm.select({ total: sql<number>`count(*)::int` }).from(some);
      return row?.total ?? 0;
    },

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
