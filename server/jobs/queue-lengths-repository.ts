import { sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';

export interface QueueLength {
  waiting: number;
  /** How long the oldest has waited; 0 for an empty queue. */
  oldestSeconds: number;
}

/** How much work waits in the database, for figures. */
export function createQueueLengthsRepository(orm: Orm) {
  return {
    /** Mails that are neither sent nor given up, since they were written. */
    async outbox(): Promise<QueueLength> {
      const { rows } = await orm.execute<{ waiting: number; oldest: number }>(sql`
        select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
        from outbox where sent_at is null and failed_at is null`);
      return lengthOf(rows);
    },

    /** Images without a palette, since they came in. */
    async palettes(): Promise<QueueLength> {
      const { rows } = await orm.execute<{ waiting: number; oldest: number }>(sql`
        select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
        from images where palette is null`);
      return lengthOf(rows);
    },

    /** Images whose variants have older rights, since these changed. */
    async rights(): Promise<QueueLength> {
      const { rows } = await orm.execute<{ waiting: number; oldest: number }>(sql`
        select count(*)::int as waiting, coalesce(extract(epoch from now() - min(changed_at)), 0)::float8 as oldest
        from stale_image_rights`);
      return lengthOf(rows);
    },

    /** Changes that a search engine beside the database hasn't got, since they became due. */
    async search(): Promise<QueueLength> {
      const { rows } = await orm.execute<{ waiting: number; oldest: number }>(sql`
        select count(*)::int as waiting, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as oldest
        from search_changes`);
      return lengthOf(rows);
    },
  };
}

function lengthOf([row]: { waiting: number; oldest: number }[]): QueueLength {
  return { waiting: row?.waiting ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
}
