import { sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { dailyCounts } from '@/server/db/schema/counter';

export type PageViewRepository = ReturnType<typeof createPageViewRepository>;

export function createPageViewRepository(orm: Orm) {
  return {
    /** Adds to the counts of the same days and names. Rows are taken in one order, so that hosts don't wait in a ring. */
    async add(counts: readonly { day: string; name: string; value: number }[]): Promise<void> {
      if (counts.length === 0) return;
      await orm
        .insert(dailyCounts)
        .values(
          counts.toSorted((one, other) =>
            `${one.day} ${one.name}`.localeCompare(`${other.day} ${other.name}`),
          ),
        )
        .onConflictDoUpdate({
          target: [dailyCounts.day, dailyCounts.name, dailyCounts.part],
          set: { value: sql`${dailyCounts.value} + excluded.value` },
        });
    },
  };
}
