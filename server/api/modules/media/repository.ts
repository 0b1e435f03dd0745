import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Image } from '@/lib/contracts/image';
import type { PaletteColor } from '@/lib/contracts/palette';
import { articleShareCard, artistShareCard, artworkShareCard, type ShareCard } from '@/lib/seo/share-card';
import { artistName } from '@/lib/format/names';
import type { Orm } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { allowsAi } from '@/server/api/modules/artworks/shared-rows';
import { contestTimes } from '@/server/api/modules/contests/shared-rows';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { banners } from '@/server/db/schema/banner';
import { images } from '@/server/db/schema/image';
import type { ImageRights } from './rights';

export interface NewImage extends Image {
  mime: string;
  palette: PaletteColor[];
  /** The length of the stored file. */
  bytes: number;
}

/** So many artworks with one image are read for its rights. */
const SAME_IMAGE_MAX = 100;

/** A removal of files that isn't over after so long has broken off. */
const REMOVAL_MS = 60 * 60_000;

export function createMediaRepository(orm: Orm) {
  return {
    async findImage(id: string): Promise<Image | null> {
      const rows = await orm.select(imageColumns).from(images).where(eq(images.id, id));
      return rows[0] ?? null;
    },

    /** What is known of the artwork that an image shows: the first one of a public artist. AI may use it where all that show it allow it. */
    async findRights(id: string): Promise<ImageRights | null> {
      const rows = await orm
        .select({
          uuid: artworks.uuid,
          year: artworks.year,
          nameKo: artists.nameKo,
          nameEn: artists.nameEn,
          allowsAi,
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .where(eq(artworks.imageId, id))
        .orderBy(artworks.id)
        .limit(SAME_IMAGE_MAX);
      const [first] = rows;
      if (first === undefined) return null;
      const { uuid, year } = first;
      return { uuid, year, creator: artistName(first), allowsAi: rows.every((row) => row.allowsAi) };
    },

    /**
     * Adds an image, or says that the one with the same content came in again: for a day nothing has to refer to it.
     * @returns false while the retention job removes the files of the same content
     */
    async saveImage(image: NewImage, now: Date): Promise<boolean> {
      const givenUp = new Date(now.getTime() - REMOVAL_MS);
      const rows = await orm
        .insert(images)
        .values({ ...image, ingestedAt: now })
        .onConflictDoUpdate({
          target: images.id,
          set: { ingestedAt: now, removedAt: null, palette: image.palette },
          setWhere: or(isNull(images.removedAt), lt(images.removedAt, givenUp)),
        })
        .returning({ id: images.id });
      return rows.length > 0;
    },

    /** The picture and the texts of a share image; null for every uuid without a public page. */
    async findShared(uuid: string): Promise<{ imageId: string; card: ShareCard } | null> {
      const [article] = await orm
        .select({
          type: articles.type,
          number: articles.number,
          title: articles.title,
          subTitle: articles.subTitle,
          periodFrom: articles.periodFrom,
          periodTo: articles.periodTo,
          timeFrom: articles.timeFrom,
          closesAt: contestTimes(orm).closesAt,
          location: articles.location,
          imageId: articles.previewImageId,
        })
        .from(articles)
        .where(and(eq(articles.uuid, uuid), eq(articles.status, 'PUBLISHED')));
      if (article !== undefined)
        return article.imageId === null
          ? null
          : { imageId: article.imageId, card: articleShareCard(article) };
      const [artist] = await orm
        .select({
          imageId: artists.imageId,
          nameKo: artists.nameKo,
          nameEn: artists.nameEn,
          activityGenreTypes: artists.activityGenreTypes,
          activityGenreEtc: artists.activityGenreEtc,
        })
        .from(artists)
        .where(and(eq(artists.uuid, uuid), sql`${artists.isPublic}`));
      if (artist !== undefined) return { imageId: artist.imageId, card: artistShareCard(artist) };
      const [artwork] = await orm
        .select({
          imageId: artworks.imageId,
          title: artworks.title,
          titleEn: artworks.titleEn,
          year: artworks.year,
          material: artworks.material,
          size: artworks.size,
          artist: { nameKo: artists.nameKo, nameEn: artists.nameEn },
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .where(eq(artworks.uuid, uuid));
      if (artwork !== undefined)
        return { imageId: artwork.imageId, card: artworkShareCard(artwork, artwork.artist) };
      return null;
    },

    /** The images of public pages. Those that visitors meet first come first. */
    async listPublished(limit: number): Promise<{ id: string; width: number }[]> {
      const { rows } = await orm.execute<{ id: string; width: number }>(sql`
        select i.id, i.width from (
          select image_id as id, 0 as rank, position as sub_rank from ${banners} where is_active
          union all select image_id, 1, -id from ${artists} where is_public
          union all select preview_image_id, 2, 0 from ${articles} where status = 'PUBLISHED'
          union all select ${artworks.imageId}, 3, ${artworks.sortOrder}
            from ${artworks} join ${artists} on ${artists.id} = ${artworks.artistId} where ${artists.isPublic}
        ) shown join ${images} i on i.id = shown.id
        group by i.id, i.width order by min(shown.rank), min(shown.sub_rank), i.id limit ${limit}`);
      return rows;
    },
  };
}
export type MediaRepository = ReturnType<typeof createMediaRepository>;
