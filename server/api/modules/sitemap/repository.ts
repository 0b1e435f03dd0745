import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ArticleType } from '@/lib/contracts/article';
import * as sitemapLimits from '@/lib/limits/sitemap';
import type { Orm } from '@/server/db/client';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { allowsAiOnPage } from '@/server/api/modules/artists/shared-rows';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

const image = { id: images.id, width: images.width };
const isPublicArtist = sql`${artists.isPublic}`;
const isPublished = sql`${articles.status} = 'PUBLISHED'`;
const total = { total: sql<number>`count(*)::int` };
const size = sitemapLimits.pageSize;

/** Public addresses, `size` a page from page 0. New ones are added at the end. */
export function createSitemapRepository(orm: Orm) {
  return {
    listArtists: (page: number) =>
      orm
        .select({ userAccountId: artists.userAccountId, updatedAt: artists.updatedAt, image })
        .from(artists)
        .innerJoin(images, eq(images.id, artists.imageId))
        .where(isPublicArtist)
        .orderBy(asc(artists.id))
        .limit(size)
        .offset(page * size),
    countArtists: () => orm.select(total).from(artists).where(isPublicArtist),

    /** Artists whose pages AI may read, with all works on them, the newest first. */
    listArtistsForAi: (limit: number) =>
      orm
        .select({ userAccountId: artists.userAccountId })
        .from(artists)
        .where(and(isPublicArtist, allowsAiOnPage))
        .orderBy(desc(artists.id))
        .limit(limit),

    /** Artworks that AI may read, the newest first. `imageId` is null where an artwork with the same image refuses. */
    async listArtworksForAi(limit: number): Promise<{ uuid: string; imageId: string | null }[]> {
      const { rows } = await orm.execute<{ uuid: string; imageId: string | null }>(sql`
        with allowed as (
          select artworks.id, artworks.uuid, artworks.image_id from artworks
          join artists on artists.id = artworks.artist_id and artists.is_public
          where artworks.ai_use = 'ALLOWED'
          union all
          select artworks.id, artworks.uuid, artworks.image_id from artists
          join artworks on artworks.artist_id = artists.id and artworks.ai_use is null
          where artists.allows_ai and artists.is_public
          order by id desc limit ${limit}
        )
        select allowed.uuid, case when exists (
          select 1 from artworks other join artists on artists.id = other.artist_id and artists.is_public
          where other.image_id = allowed.image_id and not coalesce(other.ai_use = 'ALLOWED', artists.allows_ai)
        ) then null else allowed.image_id end as "imageId"
        from allowed order by allowed.id desc`);
      return rows;
    },

    listArtworks(page: number) {
      const picked = orm
        .select({ id: artworks.id })
        .from(artworks)
        .innerJoin(artists, eq(artists.id, artworks.artistId))
        .where(isPublicArtist)
        .orderBy(asc(artworks.id))
        .limit(size)
        .offset(page * size)
        .as('picked');
      return orm
        .select({
          uuid: artworks.uuid,
          updatedAt: artworks.updatedAt,
          image,
        })
        .from(picked)
        .innerJoin(artworks, eq(artworks.id, picked.id))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .orderBy(asc(artworks.id));
    },
    /** The sum of the artists' counters, which has a twentieth of the rows. */
    countArtworks: () =>
      orm
        .select({ total: sql<number>`coalesce(sum(${artists.artworkCount}), 0)::int` })
        .from(artists)
        .where(isPublicArtist),

    listArticles: (type: ArticleType, page: number) =>
      orm
        .select({
          uuid: articles.uuid,
          type: articles.type,
          updatedAt: articles.updatedAt,
          image,
          mainImageId: articles.mainImageId,
          /** The images of a special's blocks, without the texts, which are most of a row. */
          blockImageIds: sql<string[]>`jsonb_path_query_array(${articles.contents}, '$[*].imageId')`,
        })
        .from(articles)
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .where(and(eq(articles.type, type), isPublished))
        .orderBy(asc(articles.createdAt), asc(articles.uuid))
        .limit(size)
        .offset(page * size),
    countArticles: (type: ArticleType) =>
      orm
        .select(total)
        .from(articles)
        .where(and(eq(articles.type, type), isPublished)),

    /** The images with these ids, in no order. The ids are one parameter, because a statement takes 65535 at the most. */
    listImages: (ids: readonly string[]) =>
      orm
        .select(image)
        .from(images)
        .where(sql`${images.id} = any(${sql.param([...ids])}::text[])`),
  };
}
