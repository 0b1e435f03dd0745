import { and, asc, desc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { ArticleType } from '@/lib/contracts/article';
import * as listLimits from '@/lib/limits/list';
import type { Orm } from '@/server/db/client';
import {
  countCapped,
  countRows,
  imageColumns,
  isLikedBy,
  likesOf,
  newestLikeFirst,
} from '@/server/db/columns';
import {
  contestTimes,
  ofContest,
  organizationOfContest,
  termsOfContest,
} from '@/server/api/modules/contests/shared-rows';
import {
  articleRelatedArtists,
  articleRelatedArtworks,
  articles,
  type articleRevisions,
} from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { homeSlots } from '@/server/db/schema/banner';
import { contests } from '@/server/db/schema/contest';
import { images } from '@/server/db/schema/image';
import { likes } from '@/server/db/schema/like';
import {
  isPublished,
  matching,
  pickPage,
  type ArticleOrder,
  type ArticleSelection,
} from './selection-repository';

/** An artwork that an article names, with its artist's number. */
interface NamedWork {
  uuid: string;
  artistId: number;
}

const namedWork = sql<NamedWork>`jsonb_build_object('uuid', ${artworks.uuid}, 'artistId', ${artworks.artistId})`;

/** A whole row, and a row of its history. */
export type ArticleRow = typeof articles.$inferSelect;
export type ArticleRevisionRow = typeof articleRevisions.$inferSelect;
export type ArticleDetailRow = NonNullable<Awaited<ReturnType<ArticleRepository['findDetail']>>>;

export type ArticleRepository = ReturnType<typeof createArticleRepository>;
type HomeArticleRow = Awaited<ReturnType<ArticleRepository['listHome']>>[number];
export type ArticleCardRow = HomeArticleRow['article'];

/**
 * Why an operator ended the applications to the contest of a piece of news, and when; null for every other article. Columns are
 * named with their tables, which drizzle leaves out where a query reads one table.
 */
const contestStop = sql<{ at: string; reason: string } | null>`(
  select jsonb_build_object('at', ${contests}.stopped_at, 'reason', coalesce(${contests}.stop_reason, ''))
  from ${contests}
  where ${contests}.article_uuid = ${articles}.uuid and ${contests}.stopped_as = 'CLOSED' and ${contests}.state <> 'DRAFT'
)`;

const cardColumns = (orm: Orm, viewer: string | null) => ({
  uuid: articles.uuid,
  type: articles.type,
  number: articles.number,
  title: articles.title,
  subTitle: articles.subTitle,
  homeContent: articles.homeContent,
  periodFrom: articles.periodFrom,
  periodTo: articles.periodTo,
  timeFrom: articles.timeFrom,
  closesAt: contestTimes(orm).closesAt,
  organizer: articles.organizer,
  location: articles.location,
  createdAt: articles.createdAt,
  isLike: isLikedBy(viewer, articles.type, articles.uuid),
  contestStop,
});

/** What a visitor without an account sees: what is published, or by a link what may not be published yet. */
export type Shown = 'PUBLISHED' | { token: string; now: Date };

/** Without its picture a draft has no page. */
const isShown = (shown: Shown): SQL | undefined =>
  shown === 'PUBLISHED'
    ? isPublished
    : and(
        eq(articles.previewToken, shown.token),
        gt(articles.previewUntil, shown.now),
        isNotNull(articles.previewImageId),
      );

export function createArticleRepository(orm: Orm) {
  /** The published articles of a type that an account likes. */
  const liked = (accountUuid: string, type: ArticleType) =>
    orm
      .select({ uuid: articles.uuid, createdAt: likes.createdAt })
      .from(likes)
      .innerJoin(articles, and(eq(articles.uuid, likes.targetUuid), eq(articles.type, type), isPublished))
      .where(likesOf(accountUuid, type));

  return {
    /** One page of a list, each article with its card's image. */
    list(selection: ArticleSelection, page: ArticleOrder, viewer: string | null) {
      const { picked, order } = pickPage(orm, selection, page);
      return orm
        .select({
          article: cardColumns(orm, viewer),
          image: imageColumns,
          isNamed: picked.isNamed,
        })
        .from(picked)
        .innerJoin(articles, eq(articles.uuid, picked.uuid))
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .orderBy(...order);
    },

    /** How many articles match, counted no further than the cap. */
    count: (selection: ArticleSelection) => countCapped(orm, articles, matching(selection)),

    /** An article of this type with everything that its page shows; null for every uuid that isn't shown. */
    async findDetail(type: ArticleType, uuid: string, viewer: string | null, shown: Shown) {
      const related = orm
        .select({
          ids: sql<
            number[]
          >`coalesce(array_agg(${articleRelatedArtists.artistId}::int order by ${articleRelatedArtists.position}, ${articleRelatedArtists.artistId}), '{}')`,
        })
        .from(articleRelatedArtists)
        .where(eq(articleRelatedArtists.articleUuid, articles.uuid));
      const relatedWorks = orm
        .select({
          works: sql<NamedWork[]>`coalesce(jsonb_agg(${namedWork}
            order by ${articleRelatedArtworks.position}, ${artworks.uuid}), '[]')`,
        })
        .from(articleRelatedArtworks)
        .innerJoin(artworks, eq(artworks.uuid, articleRelatedArtworks.artworkUuid))
        .where(eq(articleRelatedArtworks.articleUuid, articles.uuid));
      const blockWorks = orm
        .select({
          works: sql<NamedWork[]>`coalesce(jsonb_agg(${namedWork}), '[]')`,
        })
        .from(artworks)
        .where(
          sql`${artworks.uuid} in (
            select (block ->> 'artworkUuid')::uuid from jsonb_array_elements(${articles.contents}) block)`,
        );
      const openingWork = orm
        .select({ work: namedWork })
        .from(artworks)
        .where(sql`${artworks.imageId} = coalesce(${articles.mainImageId}, ${articles.previewImageId})`)
        .orderBy(artworks.id)
        .limit(1);
      const [row] = await orm
        .select({
          ...cardColumns(orm, viewer),
          previewImageId: articles.previewImageId,
          mainImageId: articles.mainImageId,
          artistId: articles.artistId,
          relatedArtistIds: sql<number[]>`(${related})`,
          relatedArtworks: sql<NamedWork[]>`(${relatedWorks})`,
          blockArtworks: sql<NamedWork[]>`(${blockWorks})`,
          openingArtwork: sql<NamedWork | null>`(${openingWork})`,
          previewUntil: articles.previewUntil,
          periodMemo: articles.periodMemo,
          timeTo: articles.timeTo,
          timeMemo: articles.timeMemo,
          locationDetail: articles.locationDetail,
          contactPhoneNum: articles.contactPhoneNum,
          contactEmail: articles.contactEmail,
          content: articles.content,
          contents: articles.contents,
          contestUuid: sql<string | null>`(${ofContest(orm, contests.uuid)})`,
          contestOrganization: organizationOfContest(orm),
          contestTerms: termsOfContest(orm),
          extendedFrom: sql<Date | null>`(${ofContest(orm, contests.extendedFrom)})`.mapWith(
            contests.extendedFrom,
          ),
          opensAt: contestTimes(orm).opensAt,
          originLink: articles.originLink,
          writer: articles.writer,
          writerTitle: articles.writerTitle,
          writerMessage: articles.writerMessage,
          writerImageId: articles.writerImageId,
          updatedAt: articles.updatedAt,
        })
        .from(articles)
        .where(and(eq(articles.uuid, uuid), eq(articles.type, type), isShown(shown)));
      return row ?? null;
    },

    /** Images by id, in no order; unknown ids are left out. */
    listImages: (ids: readonly string[]) =>
      orm
        .select(imageColumns)
        .from(images)
        .where(inArray(images.id, [...ids])),

    /** The published articles of a type that an account likes, newest like first. */
    listLiked(accountUuid: string, type: ArticleType, { offset, limit }: { offset: number; limit: number }) {
      const picked = liked(accountUuid, type)
        .orderBy(...newestLikeFirst)
        .limit(limit)
        .offset(offset)
        .as('picked');
      return orm
        .select({ article: cardColumns(orm, accountUuid), image: imageColumns })
        .from(picked)
        .innerJoin(articles, eq(articles.uuid, picked.uuid))
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .orderBy(desc(picked.createdAt), desc(picked.uuid));
    },

    /** How many published articles of a type an account likes, counted no further than the cap. */
    countLiked: (accountUuid: string, type: ArticleType) =>
      countRows(orm, liked(accountUuid, type).limit(listLimits.countCap).as('some')),

    /** The published ones of these articles, in no order. */
    listCards: (uuids: readonly string[], viewer: string | null) =>
      orm
        .select({ article: cardColumns(orm, viewer), image: imageColumns })
        .from(articles)
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .where(and(inArray(articles.uuid, [...uuids]), isPublished)),

    /** The published ones of these articles with their texts, in no order. */
    listReadings: (uuids: readonly string[], viewer: string | null) =>
      orm
        .select({
          article: cardColumns(orm, viewer),
          image: imageColumns,
          locationDetail: articles.locationDetail,
          writer: articles.writer,
          content: articles.content,
          contents: articles.contents,
          artistNameKo: artists.nameKo,
          artistNameEn: artists.nameEn,
        })
        .from(articles)
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .leftJoin(artists, and(eq(artists.id, articles.artistId), sql`${artists.isPublic}`))
        .where(and(inArray(articles.uuid, [...uuids]), isPublished)),

    /** The published articles that the operator placed on the home page, in the order of their slots. */
    listHome: (viewer: string | null) =>
      orm
        .select({
          slot: homeSlots.slot,
          titleLines: homeSlots.titleLines,
          article: cardColumns(orm, viewer),
          image: imageColumns,
        })
        .from(homeSlots)
        .innerJoin(articles, and(eq(articles.uuid, homeSlots.articleUuid), eq(articles.status, 'PUBLISHED')))
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .where(inArray(homeSlots.slot, ['SPECIAL', 'ARTICLE']))
        .orderBy(asc(homeSlots.slot), asc(homeSlots.position)),
  };
}
