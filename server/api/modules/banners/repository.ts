import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BannerPlacement } from '@/lib/contracts/banner';
import type { Orm } from '@/server/db/client';
import { imageColumns, imageColumnsOf } from '@/server/db/columns';
import { contestTimes } from '@/server/api/modules/contests/shared-rows';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { banners } from '@/server/db/schema/banner';
import { images } from '@/server/db/schema/image';

export const phoneImages = alias(images, 'phone_images');

export type BannerRow = Awaited<ReturnType<BannerRepository['listActive']>>[number];
export type BannerRepository = ReturnType<typeof createBannerRepository>;

export function createBannerRepository(orm: Orm) {
  return {
    /** The banners that hang in the placements now, in order, with what they link to where visitors may see it. */
    listActive: (placements: readonly BannerPlacement[]) =>
      orm
        .select({
          uuid: banners.uuid,
          placement: banners.placement,
          mediaType: banners.mediaType,
          videoId: banners.videoId,
          alt: banners.alt,
          eyebrow: banners.eyebrow,
          title: banners.title,
          subTitle: banners.subTitle,
          note: banners.note,
          linkPath: banners.linkPath,
          image: imageColumns,
          phoneImage: imageColumnsOf(phoneImages),
          articleUuid: articles.uuid,
          articleType: articles.type,
          periodFrom: articles.periodFrom,
          periodTo: articles.periodTo,
          closesAt: contestTimes(orm).closesAt,
          artistUserAccountId: artists.userAccountId,
        })
        .from(banners)
        .innerJoin(images, eq(images.id, banners.imageId))
        .leftJoin(phoneImages, eq(phoneImages.id, banners.phoneImageId))
        .leftJoin(articles, and(eq(articles.uuid, banners.linkArticleUuid), eq(articles.status, 'PUBLISHED')))
        .leftJoin(artists, and(eq(artists.id, banners.linkArtistId), sql`${artists.isPublic}`))
        .where(
          and(
            inArray(banners.placement, [...placements]),
            ...[eq(banners.isActive, true), eq(banners.isWithinPeriod, true)],
          ),
        )
        .orderBy(asc(banners.placement), asc(banners.position), asc(banners.uuid)),
  };
}
