import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { FaqOrder } from '@/lib/contracts/admin/faq';
import type { AdminFaqListState } from '@/lib/lists/admin-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { createManagedRows } from '@/server/db/managed-rows';
import { putInOrder } from '@/server/db/put-in-order';
import { faqs } from '@/server/db/schema/support';
import { searchedJoinedIn } from '@/server/db/text-search';

export type AdminFaqRepository = ReturnType<typeof createAdminFaqRepository>;
export type ManagedFaq = typeof faqs.$inferSelect;

type Selection = Pick<AdminFaqListState, 'q' | 'category' | 'direction'>;

function matching({ q, category }: Selection): SQL | undefined {
  return and(
    category === null ? undefined : eq(faqs.category, category),
    searchedJoinedIn(q, faqs.question, faqs.answer),
  );
}

export function createAdminFaqRepository(orm: Orm) {
  return {
    ...createManagedRows(orm, faqs, {
      subject: 'FAQ',
      labelOf: ({ question }) => question,
      auditOf: ({ category, isForArtists, question, answer }) => ({
        category,
        isForArtists,
        question,
        answer,
      }),
    }),

    list(selection: Selection, { offset, limit }: PageWindow) {
      const towards = selection.direction === 'asc' ? asc : desc;
      return orm
        .select()
        .from(faqs)
        .where(matching(selection))
        .orderBy(towards(faqs.position), towards(faqs.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> => countCapped(orm, faqs, matching(selection)),

    async find(uuid: string): Promise<ManagedFaq | null> {
      const [row] = await orm.select().from(faqs).where(eq(faqs.uuid, uuid));
      return row ?? null;
    },

    /** The place behind the last item. */
    async nextPosition(): Promise<number> {
      const [row] = await orm
        .select({ last: sql<number>`coalesce(max(${faqs.position}), 0)::int` })
        .from(faqs);
      return (row?.last ?? 0) + 1;
    },

    /** Puts all items into an order. @returns false, and changes nothing, where there are others by now */
    reorder: ({ uuids, seen }: FaqOrder, actorId: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const before = await putInOrder(tx, faqs, { uuids, seen });
        if (before === null) return false;
        const entry = { action: 'ORDER', subject: 'FAQ', subjectId: null, label: '자주 묻는 질문' } as const;
        await writeAudit(tx, { ...entry, actorId, before: { order: before }, after: { order: uuids } });
        return true;
      }),
  };
}
