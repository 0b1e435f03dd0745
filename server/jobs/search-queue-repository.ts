import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { searchChanges, searchEntries, searchQueue } from '@/server/db/schema/search';
import type { SearchChange } from '@/server/providers/search/search';

/** A change that this process has to pass on. */
export interface TakenChange extends SearchChange {
  /** Counts this try. */
  attempts: number;
}

export type SearchQueueRepository = ReturnType<typeof createSearchQueueRepository>;

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

export function createSearchQueueRepository(orm: Orm) {
  const those = (changes: readonly { index: string; uuid: string; version: number }[]) =>
    sql`(${searchChanges.uuid}, ${searchChanges.index}, ${searchChanges.version}) in (${sql.join(
      changes.map(({ uuid, index, version }) => sql`(${uuid}::uuid, ${index}::text, ${version}::bigint)`),
      sql`, `,
    )})`;

  return {
    /** From now on changes are noted. What was never noted is queued at once: everything. */
    async turnOn(): Promise<{ isNew: boolean }> {
      return orm.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(7392015)`);
        await tx.execute(sql`set local statement_timeout = 0`);
        const [before] = await tx.select({ isOn: searchQueue.isOn }).from(searchQueue);
        if (before?.isOn === true) return { isNew: false };
        await tx
          .insert(searchQueue)
          .values({ isOn: true })
          .onConflictDoUpdate({ target: searchQueue.id, set: { isOn: true, pausedUntil: null } });
        // Nobody writes entries until the switch is seen by everybody.
        await tx.execute(sql`lock table search_entries in share row exclusive mode`);
        await tx.execute(sql`
          insert into search_changes (index, uuid, version)
          select index, uuid, nextval('search_versions') from search_entries on conflict do nothing`);
        return { isNew: true };
      });
    },

    /** There is no engine beside the database any more: nothing is noted, and what was is forgotten. */
    async turnOff(): Promise<void> {
      const turned = await orm
        .update(searchQueue)
        .set({ isOn: false })
        .where(eq(searchQueue.isOn, true))
        .returning();
      if (turned.length > 0) await orm.delete(searchChanges);
    },

    /** Takes up to `limit` due changes, with the things as they are now; nobody else gets them before the lease is over. */
    async take(limit: number, leaseSeconds: number): Promise<TakenChange[]> {
      const isPaused = sql`exists (select from ${searchQueue} where ${searchQueue.pausedUntil} > now())`;
      const due = orm
        .select({ uuid: searchChanges.uuid, index: searchChanges.index })
        .from(searchChanges)
        .where(and(lt(searchChanges.dueAt, sql`now()`), sql`not ${isPaused}`))
        .orderBy(searchChanges.dueAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      const taken = await orm
        .update(searchChanges)
        .set({ dueAt: inSeconds(leaseSeconds), attempts: sql`${searchChanges.attempts} + 1` })
        .where(sql`(${searchChanges.uuid}, ${searchChanges.index}) in ${due}`)
        .returning({
          index: searchChanges.index,
          uuid: searchChanges.uuid,
          version: searchChanges.version,
          attempts: searchChanges.attempts,
        });
      if (taken.length === 0) return [];
      // Read after the version was: what stands here is that version, or a later one that is queued too.
      const entries = await orm
        .select()
        .from(searchEntries)
        .where(
          inArray(
            searchEntries.uuid,
            taken.map(({ uuid }) => uuid),
          ),
        );
      const byKey = new Map(entries.map((entry) => [`${entry.index}:${entry.uuid}`, entry]));
      return taken.map((change) => ({
        ...change,
        entry: byKey.get(`${change.index}:${change.uuid}`) ?? null,
      }));
    },

    /** The engine has these. What has changed since stays queued. */
    async remove(changes: readonly TakenChange[]): Promise<void> {
      if (changes.length > 0) await orm.delete(searchChanges).where(those(changes));
    },

    /** Due again after so many seconds. */
    async postpone(changes: readonly TakenChange[], lastError: string, seconds: number): Promise<void> {
      if (changes.length === 0) return;
      await orm
        .update(searchChanges)
        .set({ lastError, dueAt: inSeconds(seconds) })
        .where(those(changes));
    },
  };
}
