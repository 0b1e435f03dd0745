import { and, count, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm, Transaction } from '@/server/db/client';

/** Rows whose retention has ended. */
export interface OverdueRows {
  count(now: Date): Promise<number>;
  /** The keys of the first such rows. */
  list(now: Date, limit: number): Promise<string[]>;
  /** Removes up to `limit` of them, or the personal data in them. @returns how many */
  removeSome(now: Date, limit: number): Promise<number>;
}

interface Kind {
  table: PgTable;
  id: PgColumn;
  isOver: (now: Date) => SQL | undefined;
  /** The key in the list, where the id itself would identify a person. */
  shown?: SQL;
  /** The change of the rows. Without it they are removed. */
  change?: (now: Date) => Record<string, unknown>;
}

/** The key of the lock that a process holds while it removes a batch. */
const LOCK = 0x67_79_65_6f;

export function holdRetentionLock(tx: Transaction) {
  return tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
}

/** The count and the keys of overdue rows. The removal has the same condition. */
export function overdue(orm: Orm, { table, id, isOver, shown }: Omit<Kind, 'change'>) {
  return {
    async count(now: Date): Promise<number> {
      const [row] = await orm.select({ total: count() }).from(table).where(isOver(now));
      return Number(row?.total ?? 0);
    },
    async list(now: Date, limit: number): Promise<string[]> {
      const key = sql<string>`${shown ?? id}::text`;
      const rows = await orm.select({ key }).from(table).where(isOver(now)).orderBy(id).limit(limit);
      return rows.map((row) => row.key);
    },
  };
}

export function overdueRows(orm: Orm, kind: Kind): OverdueRows {
  const { table, id, isOver, change } = kind;
  return {
    ...overdue(orm, kind),
    removeSome: (now, limit) =>
      orm.transaction(async (tx) => {
        await holdRetentionLock(tx);
        // The condition is repeated, because an account may be restored between the choice and the removal.
        const some = and(
          inArray(id, tx.select({ id }).from(table).where(isOver(now)).limit(limit)),
          isOver(now),
        );
        const removed =
          change === undefined
            ? await tx.delete(table).where(some).returning({ id })
            : await tx.update(table).set(change(now)).where(some).returning({ id });
        return removed.length;
      }),
  };
}
