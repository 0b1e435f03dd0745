import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { Orm } from '@/server/db/client';

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>;

interface Wanted {
  index: SearchIndex;
  text: string;
}

/** Statistics of a text among the newest entries. */
export interface Probe {
  /** How many of them match. */
  seen: number;
  /** The rarest words of the text, which lead to the hits fastest. */
  rare: string;
  /** The estimated number of entries of all indexes; 0 before the first estimate. */
  entries: number;
}

/** How many words of a text are examined, and how many of those are searched by their grams. */
const WORDS = 12;
const RARE = 4;
/** A word that so large a share of the entries has doesn't narrow the search. */
const COMMON = 0.1;

/** Sorts behind every text with the same beginning. */
const LAST = sql`chr(1114111)`;

/** The condition of a hit: every word of the text is in the entry. The grams only find candidates. */
const matches = ({ text }: Wanted) => sql`e.body like all (search_patterns(${text}::text))`;
const inIndex = ({ index }: Wanted) => sql`e.index = ${index}`;
/** Finds candidates by the index: entries that may have the words `rare` of the text. */
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

/** `others`: hits whose title doesn't begin with the text. `all`: every hit. */
export type Others = 'others' | 'all';
const others = (wanted: Wanted, which: Others) =>
  which === 'all' ? matches(wanted) : sql`${matches(wanted)} and not ${startsWith(wanted)}`;

/** Finds entries by their words, with the tables and functions of the migration `search`. */
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
    /** Statistics of a text among the newest `among` entries. Its first words are counted one by one. */
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
     * The number of hits and a page of them in order; beyond `cap` hits `cap + 1` and no page. It also returns the text
     * letter by letter, as titles are kept.
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

    /** The text letter by letter, as titles are kept. */
    async spell(text: string): Promise<string> {
      const { rows } = await orm.execute<{ typed: string }>(
        sql`select search_typed(search_title(${text}::text)) as typed`,
      );
      return rows[0]?.typed ?? '';
    },

    /** Entries whose title equals the text, newest first. */
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

    /** Entries whose title begins with the text and is longer, newest first, read from the index of titles. */
    listStarting: (wanted: Wanted, typed: string, limit: number) =>
      // The CTE is materialized, or the planner might walk back from the newest entry.
      uuidsOf(sql`with e as materialized (
          select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and ${between('typed', typed)}
            and e.typed <> ${typed} and e.typed_alt <> ${typed}
          union
          select e.uuid, e.ranked_at from search_entries e where ${inIndex(wanted)} and e.typed_alt > ''
            and ${between('typed_alt', typed)} and e.typed <> ${typed} and e.typed_alt <> ${typed})
        select e.uuid from e order by ${newest} limit ${limit}`),

    /** Among the newest `among` entries: those whose title begins with the text and is longer, or other hits. */
    listRecent: (wanted: Wanted, which: 'starting' | Others, among: number, limit: number) =>
      uuidsOf(sql`select e.uuid from (
        select e.uuid, e.ranked_at, e.title, e.title_alt, e.body from search_entries e where ${inIndex(wanted)}
        order by ${newest} limit ${among}) e
        where ${which === 'starting' ? sql`${startsWith(wanted)} and not ${isTitle(wanted)}` : others(wanted, which)}
        order by ${newest} limit ${limit}`),

    /** Other hits, newest first. Every hit is read. */
    listOthers: (wanted: Wanted, rare: string, which: Others, limit: number) =>
      uuidsOf(sql`with e as materialized (
          select e.uuid, e.ranked_at from search_entries e
          where ${inIndex(wanted)} and ${hasGrams(wanted.index, rare)} and ${others(wanted, which)})
        select e.uuid from e order by ${newest} limit ${limit}`),

    /** Checks that the entries can be read, and whether the database's trigrams support Hangul. */
    async check(): Promise<{ knowsHangul: boolean }> {
      const { rows } = await orm.execute<{ knows: boolean }>(sql`
        select cardinality(show_trgm('한국화')) > 0 as knows, (select count(*) from
          (select from search_entries where index = 'ARTIST' limit 1) one) as entries`);
      return { knowsHangul: rows[0]?.knows === true };
    },
  };
}

/** The column begins with these letters. A last syllable without a final consonant matches no syllable with one. */
function between(column: 'typed' | 'typed_alt', typed: string): SQL {
  const name = sql.raw(`e.${column}`);
  const isOpen = /[\u1161-\u1175]$/.test(typed);
  const closed = sql` and (${name} < ${`${typed}\u11a8`} or ${name} >= ${`${typed}\u1200`})`;
  return sql`${name} >= ${typed} and ${name} < ${typed} || ${LAST}${isOpen ? closed : sql.empty()}`;
}
