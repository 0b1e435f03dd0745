import { eq, inArray, sql } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { Orm } from '@/server/db/client';
import { searchChanges, searchEntries, searchQueue } from '@/server/db/schema/search';
import type { SearchChange } from '@/server/providers/search/search';

/** A change that this process has to pass on. */
export interface TakenChange extends SearchChange {
  /** Counts this try. */
  attempts: number;
}

export type SearchQueueRepository = ReturnType<typeof createSearchQueueRepository>;

export function createSearchQueueRepository(orm: Orm) {
  /** The changes as a table `given`, as long as nothing has changed since they were taken. */
  const given = (changes: readonly TakenChange[]) => {
    const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
    return sql`unnest(${list(changes.map(({ uuid }) => uuid))}::uuid[], ${list(changes.map(({ index }) => index))}::text[],
      ${list(changes.map(({ version }) => version))}::bigint[]) as given(uuid, index, version)
      where c.uuid = given.uuid and c.index = given.index and c.version = given.version`;
  };

  /** Everything there is, as a change that nobody has passed on yet. */
  const noteAll = (tx: Pick<Orm, 'execute'>) =>
    tx.execute(sql`
      insert into search_changes (index, uuid, version)
      select index, uuid, nextval('search_versions') from search_entries on conflict do nothing`);

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
        await noteAll(tx);
        return { isNew: true };
      });
    },

    /** The engine has nothing: it has to hear of everything, whatever it once had. */
    async queueAll(): Promise<void> {
      await orm.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await noteAll(tx);
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
      const { rows } = await orm.execute<{
        index: SearchIndex;
        uuid: string;
        version: string;
        attempts: number;
      }>(sql`
        with due as materialized (
          select uuid, index from search_changes
          where due_at <= now() and not exists (select from search_queue where paused_until > now())
          order by due_at limit ${limit} for update skip locked)
        update search_changes c
        set due_at = now() + ${leaseSeconds} * interval '1 second', attempts = c.attempts + 1
        from due where c.uuid = due.uuid and c.index = due.index
        returning c.index, c.uuid, c.version, c.attempts`);
      const taken = rows.map((row) => ({ ...row, version: Number(row.version) }));
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
      if (changes.length === 0) return;
      await orm.execute(sql`delete from search_changes c using ${given(changes)}`);
    },

    /** Due again after so many seconds. */
    async postpone(changes: readonly TakenChange[], lastError: string, seconds: number): Promise<void> {
      if (changes.length === 0) return;
      await orm.execute(sql`
        update search_changes c set last_error = ${lastError}, due_at = now() + ${seconds} * interval '1 second'
        from ${given(changes)}`);
    },
  };
}
