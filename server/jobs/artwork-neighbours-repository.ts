import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { artworkNeighbours, artworks } from '@/server/db/schema/artwork';

export type ArtworkNeighboursRepository = ReturnType<typeof createArtworkNeighboursRepository>;

/** An artwork whose neighbours are due. `dueAt` has microseconds: a change in between makes it another one. */
export interface DueArtwork {
  artworkId: number;
  dueAt: string;
}

export function createArtworkNeighboursRepository(orm: Orm) {
  const dueAt = sql<string>`${artworkNeighbours.dueAt}::text`;
  return {
    listDue: (limit: number): Promise<DueArtwork[]> =>
      orm
        .select({ artworkId: artworkNeighbours.artworkId, dueAt })
        .from(artworkNeighbours)
        .where(lte(artworkNeighbours.dueAt, sql`now()`))
        .orderBy(artworkNeighbours.dueAt)
        .limit(limit),

    /**
     * Keeps the neighbours of an artwork, unless what is compared has changed since it was listed.
     * @param days until they are looked for again
     */
    async save({ artworkId, dueAt: seen }: DueArtwork, neighbourIds: number[], days: number): Promise<void> {
      await orm
        .update(artworkNeighbours)
        .set({ neighbourIds, dueAt: sql`now() + make_interval(days => ${days})` })
        .where(and(eq(artworkNeighbours.artworkId, artworkId), eq(dueAt, seen)));
    },

    /** The uuids of these artworks. */
    async uuidsOf(ids: readonly number[]): Promise<string[]> {
      const rows = await orm
        .select({ uuid: artworks.uuid })
        .from(artworks)
        .where(inArray(artworks.id, [...ids]));
      return rows.map(({ uuid }) => uuid);
    },
  };
}
