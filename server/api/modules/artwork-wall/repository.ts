import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as listLimits from '@/lib/limits/list';
import { cardColumns } from '@/server/api/modules/artworks/shared-rows';
import type { Orm } from '@/server/db/client';
import { hitsOf, isNamedBy } from '@/server/db/search-candidates';
import type { Wanted } from '@/server/db/search-matching';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';

export type ArtworkWallRepository = ReturnType<typeof createArtworkWallRepository>;
export type WallRow = Awaited<ReturnType<ArtworkWallRepository['listByIds']>>[number];

const INDEX = 'ARTIST_ARTWORK';

export function createArtworkWallRepository(orm: Orm) {
  return {
    /** The works that say what is looked for, up to the cap of lists, and whether their titles say it: those first, then the newest. */
    findHits(wanted: Pick<Wanted, 'query' | 'today'>): Promise<{ id: number; isNamed: boolean }[]> {
      const names = [sql`${artworks.title}`, sql`${artworks.titleEn}`];
      const isNamed = isNamedBy({ names }, { index: INDEX, ...wanted });
      return orm
        .select({ id: artworks.id, isNamed })
        .from(artworks)
        .where(sql`${artworks.uuid} in ${hitsOf({ index: INDEX, ...wanted })}`)
        .orderBy(desc(isNamed), desc(artworks.id))
        .limit(listLimits.countCap);
    },

    /** The cards of these artworks, in the order of the ids. */
    async listByIds(ids: readonly number[], viewer: string | null) {
      if (ids.length === 0) return [];
      const rows = await orm
        .select({ id: artworks.id, ...cardColumns(viewer), nameKo: artists.nameKo, nameEn: artists.nameEn })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), sql`${artists.isPublic}`))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(inArray(artworks.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}
