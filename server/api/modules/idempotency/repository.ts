import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { KeyClaim, KeyStore } from '@/server/api/http/idempotency';
import type { Orm } from '@/server/db/client';
import { idempotencyKeys as keys } from '@/server/db/schema/idempotency';

/** Keys of calls, in the database: the one place that all nodes share. Leases go by its clock. */
export function createIdempotencyRepository(orm: Orm): KeyStore {
  const leasedUntil = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
  const isOwn = ({ id, claim }: KeyClaim) => and(eq(keys.id, id), eq(keys.claim, claim));

  return {
    async claim({ id, claim, accountUuid, fingerprint }, leaseSeconds) {
      const claimed = await orm
        .insert(keys)
        .values({ id, claim, accountUuid, fingerprint, leasedUntil: leasedUntil(leaseSeconds) })
        .onConflictDoUpdate({
          target: keys.id,
          set: { claim, leasedUntil: leasedUntil(leaseSeconds) },
          setWhere: and(
            isNull(keys.answer),
            eq(keys.fingerprint, fingerprint),
            lt(keys.leasedUntil, sql`now()`),
          ),
        })
        .returning({ id: keys.id });
      return claimed.length > 0;
    },

    async find(id) {
      const { fingerprint, answer } = keys;
      const [row] = await orm.select({ fingerprint, answer }).from(keys).where(eq(keys.id, id));
      return row ?? null;
    },

    async renew(claim, leaseSeconds) {
      await orm
        .update(keys)
        .set({ leasedUntil: leasedUntil(leaseSeconds) })
        .where(isOwn(claim));
    },

    async settle(claim, answer) {
      await orm.update(keys).set({ answer }).where(isOwn(claim));
    },

    async release(claim) {
      await orm.delete(keys).where(isOwn(claim));
    },
  };
}
