import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Dimensions } from '@/lib/contracts/artwork';
import type { Database } from '@/server/db/client';
import { artworks } from '@/server/db/schema/artwork';
import { searchEntries } from '@/server/db/schema/search';
import type { SearchEntry } from '@/server/providers/search/search';

/** The tables that search entries are made from. */
export const SEARCHED_TABLES = ['artists', 'artworks', 'articles'] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];

export type SearchReindexRepository = ReturnType<typeof createSearchReindexRepository>;

/** The key column of each table, its first value, and the column of the artist whom its entries name. */
const KEYS = {
  artists: {
    key: 'id',
    artist: 'id',
    first: '0',
    refresh: sql`search_refresh(k.keys::bigint[], null, null)`,
  },
  artworks: {
    key: 'id',
    artist: 'artist_id',
    first: '0',
    refresh: sql`search_refresh(null, k.keys::bigint[], null)`,
  },
  articles: {
    key: 'uuid',
    artist: 'artist_id',
    first: '00000000-0000-0000-0000-000000000000',
    refresh: sql`search_refresh(null, null, k.keys::uuid[])`,
  },
} as const;

export function createSearchReindexRepository({ orm }: Pick<Database, 'orm'>) {
  return {
    async count(table: SearchedTable | 'search_entries'): Promise<number> {
      const { rows } = await orm.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.raw(table)}`,
      );
      return rows[0]?.n ?? 0;
    },

    /** The next works whose size wasn't read, behind this id. */
    listUnmeasured: (after: number, limit: number): Promise<{ id: number; size: string }[]> =>
      orm
        .select({ id: artworks.id, size: artworks.size })
        .from(artworks)
        .where(and(isNull(artworks.heightCm), gt(artworks.id, after)))
        .orderBy(asc(artworks.id))
        .limit(limit),

    /** Sets the lengths of works whose size is still the one that was read. */
    async setDimensions(sizes: readonly (Dimensions & { id: number; size: string })[]): Promise<void> {
      if (sizes.length === 0) return;
      await orm.execute(sql`
        update artworks set height_cm = read.height, width_cm = read.width, depth_cm = read.depth
        from jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb)
          as read(id bigint, size text, height numeric, width numeric, depth numeric)
        where artworks.id = read.id and artworks.size = read.size`);
    },

    /**
     * Rewrites the entries of the next `limit` rows. The rows are locked as triggers lock them, so that a simultaneous edit
     * is not overwritten.
     * @param after the last key of the previous batch, null for the first one
     */
    async refresh(
      table: SearchedTable,
      after: string | null,
      limit: number,
    ): Promise<{ last: string | null; done: number }> {
      const { key, artist, first, refresh } = KEYS[table];
      return orm.transaction(async (tx) => {
        const { rows } = await tx.execute<{ keys: string[] | null; artists: string[] | null }>(sql`
          select array_agg(s.key::text order by s.key) as keys, array_agg(distinct s.artist::text) as artists from (
            select ${sql.raw(key)} as key, ${sql.raw(artist)} as artist from ${sql.raw(table)}
            where ${sql.raw(key)} > ${after ?? first} order by ${sql.raw(key)} limit ${limit} for no key update) s`);
        const keys = rows[0]?.keys ?? [];
        if (keys.length === 0) return { last: null, done: 0 };
        const artists = (rows[0]?.artists ?? []).filter((id) => id !== null);
        await tx.execute(sql`
          select from artists where id = any (${`{${artists.join(',')}}`}::bigint[]) order by id for no key update`);
        await tx.execute(sql`select ${refresh} from (select ${`{${keys.join(',')}}`}::text[] as keys) k`);
        return { last: keys.at(-1) ?? null, done: keys.length };
      });
    },

    /** Removes entries of records that are removed or hidden. @returns how many */
    async removeOrphans(): Promise<number> {
      const { rows } = await orm.execute<{ n: number }>(sql`
        with gone as (delete from search_entries e
          where not exists (select from search_sources s where s.uuid = e.uuid and s.index = e.index) returning 1)
        select count(*)::int as n from gone`);
      return rows[0]?.n ?? 0;
    },

    /** The next `limit` entries. */
    async list(after: { uuid: string; index: string } | null, limit: number): Promise<SearchEntry[]> {
      return orm
        .select()
        .from(searchEntries)
        .where(after === null ? undefined : sql`(uuid, index) > (${after.uuid}::uuid, ${after.index}::text)`)
        .orderBy(searchEntries.uuid, searchEntries.index)
        .limit(limit);
    },

    /**
     * Pauses single changes for so many seconds.
     * @returns the caller's pause; null during the pause of another process
     */
    async begin(seconds: number): Promise<string | null> {
      const { rows } = await orm.execute<{ pause: string }>(sql`
        update search_queue set paused_until = now() + ${seconds} * interval '1 second'
        where paused_until is null or paused_until <= now() returning paused_until::text as pause`);
      return rows[0]?.pause ?? null;
    },

    /** Prolongs a pause to so many seconds from now; null where it was over already. */
    async renew(pause: string, seconds: number): Promise<string | null> {
      const { rows } = await orm.execute<{ pause: string }>(sql`
        update search_queue set paused_until = now() + ${seconds} * interval '1 second'
        where paused_until = ${pause}::timestamptz and paused_until > now() returning paused_until::text as pause`);
      return rows[0]?.pause ?? null;
    },

    /** Ends a pause, unless it is another process's. */
    async end(pause: string): Promise<void> {
      await orm.execute(
        sql`update search_queue set paused_until = null where paused_until = ${pause}::timestamptz`,
      );
    },
  };
}
