import { and, asc, between, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import { imageColumns } from '@/server/db/columns';
import { articleRelatedArtworks, articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { allowsAi } from '@/server/api/modules/artworks/shared-rows';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';

export type ArtworkPageRepository = ReturnType<typeof createArtworkPageRepository>;
export type SizedRow = Awaited<ReturnType<ArtworkPageRepository['listSized']>>[number];

const { heightCm, widthCm, depthCm } = artworks;
const { min, max } = artworkPageLimits.sizedSide;
/** Excludes artworks whose size could not be read: null is between no numbers. */
const canHang = and(between(heightCm, min, max), between(widthCm, min, max));

const isPublished = sql`${articles.status} = 'PUBLISHED'`;

export function createArtworkPageRepository(orm: Orm) {
  return {
    /** Where an artwork of a public artist hangs, and how many like it; null for every other uuid. */
    async findPlace(uuid: string) {
      const [row] = await orm
        .select({
          artistId: artworks.artistId,
          /** The image that articles may open with; null where an earlier artwork has the same one, which they name then. */
          openingImageId: sql<string | null>`case when exists (
            select 1 from artworks other
            where other.image_id = ${artworks.imageId} and other.id < ${artworks.id}) then null else ${artworks.imageId} end`,
          /** Of the artworks like it, the likest first; also hidden ones. */
          similarUuids: sql<string[]>`array(
            select other.uuid::text from artwork_neighbours own
            cross join unnest(own.neighbour_ids) with ordinality as near(id, place)
            join artworks other on other.id = near.id
            where own.artwork_id = ${artworks.id} order by near.place)`,
          likeCount: artworks.likeCount,
          allowsAi,
          palette: images.palette,
          artworkCount: artists.artworkCount,
          videoLink: artists.videoLink,
          interviews: artists.interviews,
          position: sql<number>`(
            select count(*)::int from artworks earlier
            where earlier.artist_id = ${artworks.artistId}
              and (earlier.sort_order, earlier.id) < (${artworks.sortOrder}, ${artworks.id}))`,
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(eq(artworks.uuid, uuid));
      return row ?? null;
    },

    /** The artist of an artwork whose size could be read; null for every other uuid. */
    async findSized(uuid: string) {
      const [row] = await orm
        .select({
          artistId: artists.id,
          allowsAi,
          artist: { userAccountId: artists.userAccountId, nameKo: artists.nameKo, nameEn: artists.nameEn },
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .where(and(eq(artworks.uuid, uuid), canHang));
      return row ?? null;
    },

    /** An artwork first, then the artist's others in the artist's order, all with sizes that could be read. */
    listSized: (artistId: number, uuid: string, limit: number) =>
      orm
        .select({
          uuid: artworks.uuid,
          title: artworks.title,
          titleEn: artworks.titleEn,
          year: artworks.year,
          material: artworks.material,
          size: artworks.size,
          image: imageColumns,
          // `canHang` excludes null.
          heightCm: sql`${heightCm}`.mapWith(Number),
          widthCm: sql`${widthCm}`.mapWith(Number),
          depthCm,
        })
        .from(artworks)
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(and(eq(artworks.artistId, artistId), canHang))
        .orderBy(desc(eq(artworks.uuid, uuid)), asc(artworks.sortOrder), asc(artworks.id))
        .limit(limit),

    /** The published articles that open with an artwork's image, have it in a block or show it below their text: specials first, each newest first. */
    async listArticleUuids(
      { uuid, imageId }: { uuid: string; imageId: string | null },
      limit: number,
    ): Promise<string[]> {
      const block = JSON.stringify([{ artworkUuid: uuid }]);
      const rows = await orm
        .select({ uuid: articles.uuid })
        .from(articles)
        .where(
          and(
            isPublished,
            sql`${articles.uuid} in (
              select ${articleRelatedArtworks.articleUuid} from ${articleRelatedArtworks}
              where ${articleRelatedArtworks.artworkUuid} = ${uuid}
              union all
              select uuid from articles where status = 'PUBLISHED' and contents @> ${block}::jsonb
              union all
              select uuid from articles
              where status = 'PUBLISHED' and coalesce(main_image_id, preview_image_id) = ${imageId})`,
          ),
        )
        .orderBy(desc(eq(articles.type, 'SPECIAL')), desc(articles.createdAt), desc(articles.uuid))
        .limit(limit);
      return rows.map((row) => row.uuid);
    },
  };
}
