import { asc, desc, eq, sql } from 'drizzle-orm';
import type { AdminNoticeListState } from '@/lib/lists/admin-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { createManagedRows } from '@/server/db/managed-rows';
import { notices } from '@/server/db/schema/support';
import { matchingNotices } from './selection-repository';

export type AdminNoticeRepository = ReturnType<typeof createAdminNoticeRepository>;
export type ManagedNotice = typeof notices.$inferSelect;

const ORDERS = {
  createdAt: notices.createdAt,
  updatedAt: notices.updatedAt,
  title: sql`${notices.title} collate "C"`,
} as const;

export function createAdminNoticeRepository(orm: Orm) {
  return {
    ...createManagedRows(orm, notices, {
      subject: 'NOTICE',
      labelOf: ({ title }) => title,
      auditOf: ({ title, content, createdBy, isPinned }) => ({ title, content, createdBy, isPinned }),
    }),

    list(
      { q, sort, direction }: Pick<AdminNoticeListState, 'q' | 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select()
        .from(notices)
        .where(matchingNotices(q))
        .orderBy(towards(ORDERS[sort]), asc(notices.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: ({ q }: Pick<AdminNoticeListState, 'q'>): Promise<number> =>
      countCapped(orm, notices, matchingNotices(q)),

    async find(uuid: string): Promise<ManagedNotice | null> {
      const [row] = await orm.select().from(notices).where(eq(notices.uuid, uuid));
      return row ?? null;
    },
  };
}
