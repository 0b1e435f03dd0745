import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { TemplateListState } from '@/lib/lists/admin-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { createManagedRows } from '@/server/db/managed-rows';
import { messageTemplates } from '@/server/db/schema/operation';
import { searchedJoinedIn } from '@/server/db/text-search';

export type TemplateRow = typeof messageTemplates.$inferSelect;

type Selection = Pick<TemplateListState, 'q' | 'use' | 'sort' | 'direction'>;

const ORDERS = {
  title: sql`${messageTemplates.title} collate "C"`,
  updatedAt: messageTemplates.updatedAt,
} as const;

function matching({ q, use }: Selection): SQL | undefined {
  const { title, content } = messageTemplates;
  return and(use === null ? undefined : eq(messageTemplates.use, use), searchedJoinedIn(q, title, content));
}

export function createTemplateRepository(orm: Orm) {
  return {
    ...createManagedRows(orm, messageTemplates, {
      subject: 'TEMPLATE',
      labelOf: ({ title }) => title,
      auditOf: ({ use, title, content }) => ({ use, title, content }),
    }),

    list(selection: Selection, { offset, limit }: PageWindow) {
      const towards = selection.direction === 'asc' ? asc : desc;
      return orm
        .select()
        .from(messageTemplates)
        .where(matching(selection))
        .orderBy(towards(ORDERS[selection.sort]), asc(messageTemplates.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> => countCapped(orm, messageTemplates, matching(selection)),

    async find(uuid: string): Promise<TemplateRow | null> {
      const [row] = await orm.select().from(messageTemplates).where(eq(messageTemplates.uuid, uuid));
      return row ?? null;
    },
  };
}
