import { eq, inArray, sql } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { Orm } from '@/server/db/client';
import { searchChanges, searchEntries, searchQueue } from '@/server/db/schema/search';
import type { SearchChange } from '@/server/providers/search/search';

/** A change that this process has to write to the search engine. */
export interface LeasedChange extends SearchChange {
  /** The number of attempts to write it, including this one. */
  attempts: number;
}

export type SearchQueueRepository = ReturnType<typeof createSearchQueueRepository>;

export function createSearchQueueRepository(orm: Orm) {
  /** The leased changes as a table `given`, without those that have a later version by now. */
  const given = (changes: readonly LeasedChange[]) => {
    const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
    return sql`unnest(${list(changes.map(({ uuid }) => uuid))}::uuid[], ${list(changes.map(({ index }) => index))}::text[],
      ${list(changes.map(({ version }) => version))}::bigint[]) as given(uuid, index, version)
      where c.uuid = given.uuid and c.index = given.index and c.version = given.version`;
  };

  /** Queues a change of every entry. */
  const noteAll = (tx: Pick<Orm, 'execute'>) =>
    tx.execute(sql`
      insert into search_changes (index, uuid, version)
      select index, uuid, nextval('search_versions') from search_entries on conflict do nothing`);

  return {
    /** Starts recording changes. Where they were not recorded so far, every entry is queued at once. */
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
        // Entries can't change until every process sees the switch.
        await tx.execute(sql`lock table search_entries in share row exclusive mode`);
        await noteAll(tx);
        return { isNew: true };
      });
    },

    /** Queues every entry for an engine that has none of them. */
    async queueAll(): Promise<void> {
      await orm.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await noteAll(tx);
      });
    },

    /** Stops recording changes and forgets the queued ones, because there is no engine beside the database any more. */
    async turnOff(): Promise<void> {
      const turned = await orm
        .update(searchQueue)
        .set({ isOn: false })
        .where(eq(searchQueue.isOn, true))
        .returning();
      if (turned.length > 0) await orm.delete(searchChanges);
    },

    /**
     * Leases up to `limit` due changes, each with its entry as it is now. No other process gets them before the lease is
     * over.
     */
    async lease(limit: number, leaseSeconds: number): Promise<LeasedChange[]> {
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
      const leased = rows.map((row) => ({ ...row, version: Number(row.version) }));
      if (leased.length === 0) return [];
      // Entries are read after their versions: each is of that version, or of a later one that is queued too.
      const entries = await orm
        .select()
        .from(searchEntries)
        .where(
          inArray(
            searchEntries.uuid,
            leased.map(({ uuid }) => uuid),
          ),
        );
      const byKey = new Map(entries.map((entry) => [`${entry.index}:${entry.uuid}`, entry]));
      return leased.map((change) => ({
        ...change,
        entry: byKey.get(`${change.index}:${change.uuid}`) ?? null,
      }));
    },

    /** Removes changes that the engine has. A record that has changed since stays queued. */
    async remove(changes: readonly LeasedChange[]): Promise<void> {
      if (changes.length === 0) return;
      await orm.execute(sql`delete from search_changes c using ${given(changes)}`);
    },

    /** Makes changes due again after so many seconds. */
    async postpone(changes: readonly LeasedChange[], lastError: string, seconds: number): Promise<void> {
      if (changes.length === 0) return;
      await orm.execute(sql`
        update search_changes c set last_error = ${lastError}, due_at = now() + ${seconds} * interval '1 second'
        from ${given(changes)}`);
    },
  };
}
