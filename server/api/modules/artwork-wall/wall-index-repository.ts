import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';

export type WallIndexRepository = ReturnType<typeof createWallIndexRepository>;
export type IndexedRow = Awaited<ReturnType<WallIndexRepository['listWorks']>>[number];

export function createWallIndexRepository(orm: Orm) {
  return {
    /** The ids of public artists with works after one id, in the order of the ids. */
    async listArtistIds(after: number, limit: number): Promise<number[]> {
      const rows = await orm
        .select({ id: artists.id })
        .from(artists)
        .where(and(gt(artists.id, after), sql`${artists.isPublic}`, gt(artists.artworkCount, 0)))
        .orderBy(asc(artists.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** What is compared of these works, as far as their artists are public. */
    listCompared: (ids: readonly number[]) =>
      orm
        .select({
          id: artworks.id,
          artistId: artworks.artistId,
          imageId: artworks.imageId,
          year: artworks.year,
          genre: artworks.genre,
          material: artworks.material,
          widthCm: artworks.widthCm,
          heightCm: artworks.heightCm,
          palette: images.palette,
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(inArray(artworks.id, [...ids])),

    /** What the index says of the works of these artists; of those who are hidden nothing. */
    listWorks: (artistIds: readonly number[]) =>
      orm
        .select({
          id: artworks.id,
          artistId: artworks.artistId,
          createdAt: artworks.createdAt,
          year: artworks.year,
          widthCm: artworks.widthCm,
          heightCm: artworks.heightCm,
          genre: artworks.genre,
          material: artworks.material,
          nameKo: artists.nameKo,
          nameEn: artists.nameEn,
          domesticArea: artists.domesticArea,
          overseasArea: artists.overseasArea,
          palette: images.palette,
          image: { width: images.width, height: images.height },
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(inArray(artworks.artistId, [...artistIds])),
  };
}
