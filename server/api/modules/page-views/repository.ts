import { sql } from 'drizzle-orm';
import { viewCountName } from '@/lib/daily-counts';
import type { ViewCount } from '@/lib/contracts/page-views';
import type { Orm } from '@/server/db/client';
import { dailyCounts } from '@/server/db/schema/counter';

export type PageViewRepository = ReturnType<typeof createPageViewRepository>;

export function createPageViewRepository(orm: Orm) {
  return {
    /** Adds views to those of the same days and pages. Rows are taken in one order, so that hosts don't wait in a ring. */
    async add(counts: readonly ViewCount[]): Promise<void> {
      const rows = counts
        .map(({ day, page, views }) => ({ day, name: viewCountName(page), value: views }))
        .toSorted((one, other) => `${one.day} ${one.name}`.localeCompare(`${other.day} ${other.name}`));
      await orm
        .insert(dailyCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [dailyCounts.day, dailyCounts.name, dailyCounts.part],
          set: { value: sql`${dailyCounts.value} + excluded.value` },
        });
    },
  };
}
