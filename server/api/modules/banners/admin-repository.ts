import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BannerOrder } from '@/lib/contracts/admin/banner';
import type { BannerPlacement } from '@/lib/contracts/banner';
import type { AdminBannerListState } from '@/lib/lists/admin-lists';
import { BANNER_PLACEMENT_LABELS } from '@/lib/options/admin';
import { countCapped, imageColumns, imageColumnsOf } from '@/server/db/columns';
import type { PageWindow } from '@/server/api/http/envelope';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { createManagedRows } from '@/server/db/managed-rows';
import { putInOrder } from '@/server/db/put-in-order';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { banners } from '@/server/db/schema/banner';
import { images } from '@/server/db/schema/image';
import { searchedJoinedIn } from '@/server/db/text-search';
import { phoneImages } from './repository';

export type AdminBannerRepository = ReturnType<typeof createAdminBannerRepository>;
export type ManagedBanner = NonNullable<Awaited<ReturnType<AdminBannerRepository['find']>>>;

type Selection = Pick<AdminBannerListState, 'q' | 'placement'>;

const matching = ({ q, placement }: Selection): SQL | undefined =>
  and(placement === null ? undefined : eq(banners.placement, placement), searchedJoinedIn(q, banners.title));

const ORDERS = {
  position: [banners.placement, banners.position, banners.uuid],
  updatedAt: [banners.updatedAt, banners.uuid],
} as const;

export function createAdminBannerRepository(orm: Orm) {
  const read = (where: SQL | undefined) =>
    orm
      .select({ banner: banners, image: imageColumns, phoneImage: imageColumnsOf(phoneImages) })
      .from(banners)
      .innerJoin(images, eq(images.id, banners.imageId))
      .leftJoin(phoneImages, eq(phoneImages.id, banners.phoneImageId))
      .where(where)
      .$dynamic();

  return {
    ...createManagedRows(orm, banners, {
      subject: 'BANNER',
      labelOf: ({ title }) => title,
      auditOf: ({ uuid, version, position, isWithinPeriod, createdAt, updatedAt, ...written }) => written,
    }),

    list(
      selection: Selection & Pick<AdminBannerListState, 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = selection.direction === 'asc' ? asc : desc;
      return read(matching(selection))
        .orderBy(...ORDERS[selection.sort].map((column) => towards(column)))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> => countCapped(orm, banners, matching(selection)),

    async find(uuid: string) {
      const [row] = await read(eq(banners.uuid, uuid));
      return row ?? null;
    },

    /** The place behind the last banner of a placement. */
    async nextPosition(placement: BannerPlacement): Promise<number> {
      const [row] = await orm
        .select({ last: sql<number>`coalesce(max(${banners.position}), 0)::int` })
        .from(banners)
        .where(eq(banners.placement, placement));
      return (row?.last ?? 0) + 1;
    },

    /** Puts all banners of a placement into an order. @returns false, and changes nothing, where there are others by now */
    reorder: ({ placement, uuids, seen }: BannerOrder, actorId: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const before = await putInOrder(tx, banners, {
          uuids,
          seen,
          where: eq(banners.placement, placement),
        });
        if (before === null) return false;
        await writeAudit(tx, {
          ...{ actorId, action: 'ORDER', subject: 'BANNER', subjectId: null },
          label: BANNER_PLACEMENT_LABELS[placement],
          ...{ before: { order: before }, after: { order: uuids } },
        });
        return true;
      }),

    /** Which of these pictures are there. */
    async knownImages(ids: readonly string[]): Promise<Set<string>> {
      const rows = await orm
        .select({ id: images.id })
        .from(images)
        .where(inArray(images.id, [...ids]));
      return new Set(rows.map(({ id }) => id));
    },

    hasArticle: async (uuid: string): Promise<boolean> =>
      (await orm.select({ uuid: articles.uuid }).from(articles).where(eq(articles.uuid, uuid))).length > 0,

    hasArtist: async (id: number): Promise<boolean> =>
      (await orm.select({ id: artists.id }).from(artists).where(eq(artists.id, id))).length > 0,
  };
}
