import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { Orm } from '@/server/db/client';

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>;

interface Wanted {
  index: SearchIndex;
  text: string;
}

/** What the newest entries say of a text. */
export interface Probe {
  /** How many of them match. */
  seen: number;
  /** The words that lead to the hits the shortest way. */
  rare: string;
  /** About how many entries there are of all indexes; 0 while nobody has counted. */
  entries: number;
}

/** Words of a text that are looked at, and of those the ones whose grams are asked for. */
const WORDS = 12;
const RARE = 4;
/** A word that so large a part of the entries has leads nowhere. */
const COMMON = 0.1;

/** Behind every text that begins with the same letters. */
const LAST = sql`chr(1114111)`;

/** Every word of the text is somewhere in the entry. This alone decides; the grams only find candidates. */
const matches = ({ text }: Wanted) => sql`e.body like all (search_patterns(${text}::text))`;
const inIndex = ({ index }: Wanted) => sql`e.index = ${index}`;
/** The index's way to candidates: entries that may have the words `rare`, which are all of the text's or some of them. */
const hasGrams = (index: SearchIndex, rare: string) =>
  sql`search_grams(e.index, e.body) @@ search_query(${index}::text, ${rare}::text)`;
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
    /** What the newest `among` entries say of a text, its first words looked at one by one. */
    async probe(wanted: Wanted, among: number): Promise<Probe> {
      const { rows } = await orm.execute<{ seen: number; rare: string; entries: number }>(sql`
        with recent as materialized (
          select e.body from search_entries e where ${inIndex(wanted)} order by ${newest} limit ${among}
        ), words as materialized (
          select word, search_patterns(word) as pattern from (select distinct word from
            unnest((string_to_array(search_text(${wanted.text}::text), ' '))[:${WORDS}]) word) w
        ), counted as (
          select word, (select count(*) from recent r where r.body like all (w.pattern)) as n from words w
        ), ranked as (select word, n, row_number() over (order by n, length(word) desc, word) as place from counted)
        select (select count(*)::int from recent e where ${matches(wanted)}) as seen,
          (select string_agg(word, ' ') from ranked where place = 1 or (place <= ${RARE} and n < ${among * COMMON})) as rare,
          (select greatest(0, reltuples)::int from pg_class where oid = 'search_entries'::regclass) as entries`);
      return rows[0] ?? { seen: 0, rare: wanted.text, entries: 0 };
    },

    /** How many of the newest `among` entries match, counted up to `limit`. */
    countRecent: (wanted: Wanted, among: number, limit: number) =>
      one(sql`select count(*)::int as found from (
        select from (select e.body from search_entries e where ${inIndex(wanted)} order by ${newest} limit ${among}) e
        where ${matches(wanted)} limit ${limit}) found`),

    /**
     * The hits if they are no more than `cap`: how many, and a page of them in order; beyond it, `cap + 1` and none.
     * Besides, the text letter by letter, as titles are.
     */
    async findRanked(
      wanted: Wanted,
      rare: string,
      cap: number,
      { offset, limit }: { offset: number; limit: number },
    ) {
      const { rows } = await orm.execute<{ total: number; typed: string; uuids: string[] | null }>(sql`
        with e as materialized (
          select e.uuid, e.title, e.title_alt, e.ranked_at from search_entries e
          where ${inIndex(wanted)} and ${hasGrams(wanted.index, rare)} and ${matches(wanted)} limit ${cap + 1}
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
      // All of them before they are sorted: otherwise they might be looked for from the newest entry back.
      uuidsOf(sql`with e as materialized (
          select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and ${between('typed', typed)}
            and e.typed <> ${typed} and e.typed_alt <> ${typed}
          union
          select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and e.typed_alt > ''
            and ${between('typed_alt', typed)} and e.typed <> ${typed} and e.typed_alt <> ${typed})
        select e.uuid from e order by ${newest} limit ${limit}`),

    /** From the newest `among` entries: titles that begin with the text and are more than it, or other hits. */
    listRecent: (wanted: Wanted, which: 'starting' | Others, among: number, limit: number) =>
      uuidsOf(sql`select e.uuid from (
        select e.uuid, e.ranked_at, e.title, e.title_alt, e.body from search_entries e where ${inIndex(wanted)}
        order by ${newest} limit ${among}) e
        where ${which === 'starting' ? sql`${startsWith(wanted)} and not ${isTitle(wanted)}` : others(wanted, which)}
        order by ${newest} limit ${limit}`),

    /** Other hits, newest first; every one of them is looked at. */
    listOthers: (wanted: Wanted, rare: string, which: Others, limit: number) =>
      uuidsOf(sql`with e as materialized (
          select e.uuid, e.ranked_at from search_entries e
          where ${inIndex(wanted)} and ${hasGrams(wanted.index, rare)} and ${others(wanted, which)})
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
