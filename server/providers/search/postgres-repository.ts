import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { Orm } from '@/server/db/client';

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>;

interface Wanted {
  index: SearchIndex;
  text: string;
}

/** Behind every text that begins with the same letters. */
const LAST = sql`chr(1114111)`;

/** Every word of the text is somewhere in the entry. This alone decides; the grams only find candidates. */
const matches = ({ text }: Wanted) => sql`e.body like all (search_patterns(${text}::text))`;
const inIndex = ({ index }: Wanted) => sql`e.index = ${index}`;
const hasGrams = ({ index, text }: Wanted) =>
  sql`search_grams(e.index, e.body) @@ search_query(${index}::text, ${text}::text)`;
const startsWith = ({ text }: Wanted) =>
  sql`(starts_with(e.title, search_title(${text}::text)) or starts_with(e.title_alt, search_title(${text}::text)))`;
const isTitle = ({ text }: Wanted) => sql`search_title(${text}::text) in (e.title, e.title_alt)`;
const inTitle = ({ text }: Wanted) =>
  sql`(strpos(e.title, search_title(${text}::text)) > 0 or strpos(e.title_alt, search_title(${text}::text)) > 0)`;
const rank = (wanted: Wanted) => sql`case when ${isTitle(wanted)} then 0 when ${startsWith(wanted)} then 1
  when ${inTitle(wanted)} then 2 else 3 end`;
const newest = sql`e.ranked_at desc, e.uuid desc`;

/** Hits besides those whose title begins with the text, or all of them. */
export type Others = 'others' | 'all';
const others = (wanted: Wanted, which: Others) =>
  which === 'all' ? matches(wanted) : sql`${matches(wanted)} and not ${startsWith(wanted)}`;

/** Entries found by the words in them, over the tables and functions of the migration `search`. */
export function createSearchEntryRepository(orm: Orm) {
  const uuidsOf = async (query: SQL) => {
    const { rows } = await orm.execute<{ uuid: string }>(query);
    return rows.map(({ uuid }) => uuid);
  };
  const one = async (query: SQL) => {
    const { rows } = await orm.execute<{ found: number }>(query);
    return rows[0]?.found ?? 0;
  };

  return {
    /** How many of the newest `among` entries match, counted up to `limit`. */
    countRecent: (wanted: Wanted, among: number, limit: number) =>
      one(sql`select count(*)::int as found from (
        select from (select e.body from search_entries e where ${inIndex(wanted)} order by ${newest} limit ${among}) e
        where ${matches(wanted)} limit ${limit}) found`),

    /**
     * The hits if they are no more than `cap`: how many, and a page of them in order; beyond it, `cap + 1` and none.
     * Besides, the text letter by letter, as titles are.
     */
    async findRanked(wanted: Wanted, cap: number, { offset, limit }: { offset: number; limit: number }) {
      const { rows } = await orm.execute<{ total: number; typed: string; uuids: string[] | null }>(sql`
        with e as materialized (
          select e.uuid, e.title, e.title_alt, e.ranked_at from search_entries e
          where ${inIndex(wanted)} and ${hasGrams(wanted)} and ${matches(wanted)} limit ${cap + 1}
        ), total as (select count(*)::int as n from e)
        select n as total, search_typed(search_title(${wanted.text}::text)) as typed, case when n <= ${cap} then (select json_agg(page.uuid order by page.place) from (
          select e.uuid, row_number() over (order by ${rank(wanted)}, ${newest}) as place from e
          order by place limit ${limit} offset ${offset}) page) end as uuids from total`);
      return { total: rows[0]?.total ?? 0, typed: rows[0]?.typed ?? '', uuids: rows[0]?.uuids ?? [] };
    },

    /** The text letter by letter, as titles are. */
    async spell(text: string): Promise<string> {
      const { rows } = await orm.execute<{ typed: string }>(
        sql`select search_typed(search_title(${text}::text)) as typed`,
      );
      return rows[0]?.typed ?? '';
    },

    /** Titles that are the text, newest first. */
    listEqual: (wanted: Wanted, typed: string, limit: number) =>
      uuidsOf(sql`select e.uuid from (
        (select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and e.typed = ${typed}
          order by ${newest} limit ${limit})
        union
        (select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and e.typed_alt > ''
          and e.typed_alt = ${typed} order by ${newest} limit ${limit})) e
        order by ${newest} limit ${limit}`),

    /** How many titles begin with the text, counted up to `limit`. */
    countStarting: (wanted: Wanted, typed: string, limit: number) =>
      one(sql`select count(*)::int as found from (
        (select from search_entries e where ${inIndex(wanted)} and ${between('typed', typed)} limit ${limit})
        union all
        (select from search_entries e where ${inIndex(wanted)} and e.typed_alt > '' and ${between('typed_alt', typed)}
          limit ${limit})) e`),

    /** Titles that begin with the text and are more than it, newest first; from the titles' order. */
    listStarting: (wanted: Wanted, typed: string, limit: number) =>
      uuidsOf(sql`select e.uuid from (
        (select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and ${between('typed', typed)}
          and e.typed <> ${typed} and e.typed_alt <> ${typed} order by ${newest} limit ${limit})
        union
        (select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and e.typed_alt > ''
          and ${between('typed_alt', typed)} and e.typed <> ${typed} and e.typed_alt <> ${typed}
          order by ${newest} limit ${limit})) e
        order by ${newest} limit ${limit}`),

    /** From the newest `among` entries: titles that begin with the text and are more than it, or other hits. */
    listRecent: (wanted: Wanted, which: 'starting' | Others, among: number, limit: number) =>
      uuidsOf(sql`select e.uuid from (
        select e.uuid, e.ranked_at, e.title, e.title_alt, e.body from search_entries e where ${inIndex(wanted)}
        order by ${newest} limit ${among}) e
        where ${which === 'starting' ? sql`${startsWith(wanted)} and not ${isTitle(wanted)}` : others(wanted, which)}
        order by ${newest} limit ${limit}`),

    /** Other hits, newest first; every one of them is looked at. */
    listOthers: (wanted: Wanted, which: Others, limit: number) =>
      uuidsOf(sql`with e as materialized (
          select e.uuid, e.ranked_at from search_entries e
          where ${inIndex(wanted)} and ${hasGrams(wanted)} and ${others(wanted, which)})
        select e.uuid from e order by ${newest} limit ${limit}`),

    /** Whether the database answers from the entries, and whether its trigrams know Hangul. */
    async check(): Promise<{ knowsHangul: boolean }> {
      const { rows } = await orm.execute<{ knows: boolean }>(sql`
        select cardinality(show_trgm('한국화')) > 0 as knows, (select count(*) from
          (select from search_entries where index = 'ARTIST' limit 1) one) as entries`);
      return { knowsHangul: rows[0]?.knows === true };
    },
  };
}

/** Begins with these letters, and where they end in a syllable without a final, that syllable has none either. */
function between(column: 'typed' | 'typed_alt', typed: string): SQL {
  const name = sql.raw(`e.${column}`);
  const isOpen = /[\u1161-\u1175]$/.test(typed);
  const closed = sql` and (${name} < ${`${typed}\u11a8`} or ${name} >= ${`${typed}\u1200`})`;
  return sql`${name} >= ${typed} and ${name} < ${typed} || ${LAST}${isOpen ? closed : sql.empty()}`;
}
