import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { artistName } from '@/lib/format/names';
import type { AdminArtistListState } from '@/lib/lists/admin-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { countCapped, imageColumns } from '@/server/db/columns';
import type { Unsaved } from '@/server/db/managed-rows';
import { artists } from '@/server/db/schema/artist';
import { images } from '@/server/db/schema/image';
import { searchedJoinedIn } from '@/server/db/text-search';

export type AdminArtistRepository = ReturnType<typeof createAdminArtistRepository>;
export type AdminArtistRow = NonNullable<Awaited<ReturnType<AdminArtistRepository['find']>>>;

type Selection = Pick<AdminArtistListState, 'q' | 'badge'>;

function matching({ q, badge }: Selection): SQL | undefined {
  return and(
    badge === null ? undefined : sql`(${artists.badge} is not null) = ${badge === 'WITH'}`,
    searchedJoinedIn(q, artists.nameKo, artists.nameEn, artists.userAccountId),
  );
}

const ORDERS = {
  createdAt: [artists.createdAt, artists.id],
  userAccountId: [artists.userAccountId],
} as const;

export function createAdminArtistRepository(orm: Orm) {
  const read = (where: SQL | undefined) =>
    orm
      .select({
        id: artists.id,
        userAccountId: artists.userAccountId,
        nameKo: artists.nameKo,
        nameEn: artists.nameEn,
        image: imageColumns,
        badge: artists.badge,
        isPublic: artists.isPublic,
        artworkCount: artists.artworkCount,
        likeCount: artists.likeCount,
        createdAt: artists.createdAt,
      })
      .from(artists)
      .innerJoin(images, eq(images.id, artists.imageId))
      .where(where)
      .$dynamic();

  return {
    list(
      { sort, direction, ...selection }: Selection & Pick<AdminArtistListState, 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return read(matching(selection))
        .orderBy(...ORDERS[sort].map((column) => towards(column)))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> => countCapped(orm, artists, matching(selection)),

    async find(id: number) {
      const [row] = await read(eq(artists.id, id));
      return row ?? null;
    },

    /** Sets the badge of an artist who has the badge that was seen. @returns null where it was set */
    setBadge: (
      id: number,
      { badge, seen, actorId }: { badge: string | null; seen: string | null; actorId: string },
    ): Promise<Unsaved | null> =>
      orm.transaction(async (tx) => {
        const [before] = await tx.select().from(artists).where(eq(artists.id, id)).for('no key update');
        if (before === undefined) return 'MISSING';
        if (before.badge !== seen) return 'STALE';
        // The profile's own version stays: its artist doesn't write the badge.
        await tx.update(artists).set({ badge }).where(eq(artists.id, id));
        await writeAudit(tx, {
          ...{ actorId, action: 'UPDATE', subject: 'ARTIST', subjectId: id, label: artistName(before) },
          ...{ before: { badge: seen }, after: { badge } },
        });
        return null;
      }),
  };
}
