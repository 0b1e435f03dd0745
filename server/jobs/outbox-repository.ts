import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { outbox } from '@/server/db/schema/outbox';
import type { OutboxMail } from '@/server/db/schema/outbox';

/** A mail that this process has to send. */
export interface LeasedMail {
  uuid: string;
  topic: string;
  payload: OutboxMail;
  createdAt: Date;
  /** The number of attempts to send it, including this one. */
  attempts: number;
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** The database's clock is the only one, so that several processes agree on what is due. */
const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

export function createOutboxRepository(orm: Orm) {
  const isOpen = and(isNull(outbox.sentAt), isNull(outbox.failedAt));

  return {
    /** Leases up to `limit` due mails. No other process gets them before the lease is over. */
    async lease(limit: number, leaseSeconds: number): Promise<LeasedMail[]> {
      const due = orm
        .select({ uuid: outbox.uuid })
        .from(outbox)
        .where(and(isOpen, lte(outbox.dueAt, sql`now()`)))
        .orderBy(asc(outbox.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return orm
        .update(outbox)
        .set({ dueAt: inSeconds(leaseSeconds), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.uuid, due))
        .returning({
          uuid: outbox.uuid,
          topic: outbox.topic,
          payload: outbox.payload,
          createdAt: outbox.createdAt,
          attempts: outbox.attempts,
        });
    },

    async markSent(uuid: string): Promise<void> {
      await orm
        .update(outbox)
        .set({ sentAt: sql`now()`, lastError: null })
        .where(eq(outbox.uuid, uuid));
    },

    /** Makes mails due at once that this process leased and can't send any more. The tries don't count. */
    async release(rows: readonly LeasedMail[]): Promise<void> {
      for (const { uuid, attempts } of rows) {
        await orm
          .update(outbox)
          .set({ dueAt: sql`now()`, attempts: attempts - 1 })
          .where(and(eq(outbox.uuid, uuid), eq(outbox.attempts, attempts), isOpen));
      }
    },

    /**
     * Makes a mail due again after so many seconds, or gives it up where `retrySeconds` is null. A mail that another
     * process has leased since is left to that process.
     */
    async markFailed(row: LeasedMail, lastError: string, retrySeconds: number | null): Promise<void> {
      await orm
        .update(outbox)
        .set({
          lastError,
          ...(retrySeconds === null ? { failedAt: sql`now()` } : { dueAt: inSeconds(retrySeconds) }),
        })
        .where(and(eq(outbox.uuid, row.uuid), eq(outbox.attempts, row.attempts), isOpen));
    },
  };
}
