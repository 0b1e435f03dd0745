import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { PaletteColor } from '@/lib/contracts/palette';
import type { Orm } from '@/server/db/client';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';

export type PaletteRepository = ReturnType<typeof createPaletteRepository>;

export function createPaletteRepository(orm: Orm) {
  return {
    /** The ids of images without a palette, except some. */
    async listMissing(limit: number, except: readonly string[]): Promise<string[]> {
      const rows = await orm
        .select({ id: images.id })
        .from(images)
        .where(and(isNull(images.palette), notInArray(images.id, [...except])))
        .orderBy(images.id)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async save(id: string, palette: PaletteColor[]): Promise<void> {
      await orm.update(images).set({ palette }).where(eq(images.id, id));
    },

    /** The ids of the artists whose artworks have one of the images. */
    async artistsOf(imageIds: readonly string[]): Promise<number[]> {
      const rows = await orm
        .selectDistinct({ id: artworks.artistId })
        .from(artworks)
        .where(inArray(artworks.imageId, [...imageIds]));
      return rows.map(({ id }) => id);
    },
  };
}
