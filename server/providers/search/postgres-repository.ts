import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchTerm } from '@/lib/search/query';
import type { Orm } from '@/server/db/client';
import {
  askedOf,
  candidates,
  hasHit,
  numbersThatMayHaveHit,
  readColumns,
  type Asked,
} from '@/server/db/search-candidates';
import {
  isHit,
  isTitle,
  isWordsAlone,
  maySay,
  newest,
  ranking,
  startsWith,
  type Wanted,
} from '@/server/db/search-matching';

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>;

/** Statistics of a query among the newest entries. */
export interface Probe {
  /** How many of them match. */
  seen: number;
  /** Whether they are all that the index has. */
  isAll: boolean;
  /** The rarest terms of the query, which lead to the hits fastest. */
  rare: readonly SearchTerm[];
  /** The estimated number of entries of all indexes; 0 before the first estimate. */
  entries: number;
}

/** How many terms of a query are examined, the longest, and how many of those are searched by their grams. */
const TERMS = 6;
const RARE = 4;
/** A term that so large a share of the entries has doesn't narrow the search. */
const COMMON = 0.1;

/** Sorts behind every text with the same beginning. */
const LAST = sql`chr(1114111)`;

const inIndex = ({ index }: Wanted) => sql`e.index = ${index}`;

/** `others`: hits whose title doesn't begin with the text. `all`: every hit. */
export type Others = 'others' | 'all';
const others = (wanted: Wanted, which: Others) =>
  which === 'all' ? isHit(wanted) : sql`${isHit(wanted)} and not ${startsWith(wanted)}`;

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

  /** The queries that may have a hit, by the grams of entries. Queries of words alone are among them only if they have one. */
  async function thoseThatMay(all: readonly Asked[]): Promise<Set<Asked>> {
    if (all.length === 0) return new Set();
    const { rows } = await orm.execute<{ number: number }>(numbersThatMayHaveHit(all));
    return new Set(rows.flatMap(({ number }) => all[number - 1] ?? []));
  }

  /** Whether one of the queries of each question has a hit. */
  async function findEach(questions: readonly (readonly Asked[])[]): Promise<boolean[]> {
    if (questions.length === 0) return [];
    const answers = questions.map((ways) => sql.join(ways.map(hasHit), sql` or `));
    const { rows } = await orm.execute<{ found: boolean[] }>(
      sql`select array[${sql.join(answers, sql`, `)}] as found`,
    );
    return rows[0]?.found ?? [];
  }

  return {
    /** What the newest `among` entries say of a query, its longest terms looked at one by one. */
    async probe(wanted: Wanted, among: number): Promise<Probe> {
      const terms = wanted.query.terms
        .toSorted((left, right) => right.text.length - left.text.length)
        .slice(0, TERMS);
      const counts = terms.map((term) => sql`count(*) filter (where ${maySay(term)})`);
      const { rows } = await orm.execute<{
        seen: number;
        read: number;
        counts: number[];
        entries: number;
      }>(sql`
        select count(*) filter (where ${isHit(wanted)})::int as seen, count(*)::int as read,
          array[${sql.join(counts, sql`, `)}]::int[] as counts,
          (select greatest(0, reltuples)::int from pg_class where oid = 'search_entries'::regclass) as entries
        from (select ${readColumns} from search_entries e where ${inIndex(wanted)} order by ${newest} limit ${among}) e`);
      const { seen, read, counts: found, entries } = rows[0] ?? { seen: 0, read: 0, counts: [], entries: 0 };
      const ranked = terms
        .map((term, at) => ({ term, count: found[at] ?? 0 }))
        .toSorted((left, right) => left.count - right.count || right.term.text.length - left.term.text.length)
        .filter(({ count }, at) => at === 0 || (at < RARE && count < among * COMMON));
      return { seen, isAll: read < among, rare: ranked.map(({ term }) => term), entries };
    },

    /** How many of the newest `among` entries match, counted up to `limit`. */
    countRecent: (wanted: Wanted, among: number, limit: number) =>
      one(sql`select count(*)::int as found from (
        select from (select ${readColumns} from search_entries e where ${inIndex(wanted)} order by ${newest} limit ${among}) e
        where ${isHit(wanted)} limit ${limit}) found`),

    /** The hits if they are no more than `cap`: how many, and a page of them in order; beyond it, `cap + 1` and none. */
    async findRanked(
      wanted: Wanted,
      rare: readonly SearchTerm[],
      cap: number,
      { offset, limit }: { offset: number; limit: number },
    ) {
      const { rows } = await orm.execute<{ total: number; uuids: string[] | null }>(sql`
        with e as materialized (
          select * from ${candidates(wanted, rare)} where ${isHit(wanted)} limit ${cap + 1}
        ), total as (select count(*)::int as n from e)
        select n as total, case when n <= ${cap} then (select json_agg(page.uuid order by page.place) from (
          select e.uuid, row_number() over (order by ${ranking(wanted)}) as place from e
          order by place limit ${limit} offset ${offset}) page) end as uuids from total`);
      return { total: rows[0]?.total ?? 0, uuids: rows[0]?.uuids ?? [] };
    },

    /** Whether any index of each question has a hit, in their order. */
    async haveHits(questions: readonly (readonly Wanted[])[]): Promise<boolean[]> {
      const all = questions.map(askedOf);
      const may = await thoseThatMay(all.flat());
      const rest = all.map((question) => question.filter((asked) => may.has(asked)));
      const isSure = ({ wanted: { query } }: Asked) => isWordsAlone(query);
      const open = rest.filter((question) => question.length > 0 && !question.some(isSure));
      const answers = new Map((await findEach(open)).map((found, at) => [open[at], found]));
      return rest.map((question) => question.some(isSure) || answers.get(question) === true);
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
        select ${readColumns} from search_entries e where ${inIndex(wanted)}
        order by ${newest} limit ${among}) e
        where ${which === 'starting' ? sql`${startsWith(wanted)} and not ${isTitle(wanted)}` : others(wanted, which)}
        order by ${newest} limit ${limit}`),

    /** Other hits, newest first. Every hit is read. */
    listOthers: (wanted: Wanted, rare: readonly SearchTerm[], which: Others, limit: number) =>
      uuidsOf(sql`with e as materialized (
          select e.uuid, e.ranked_at from ${candidates(wanted, rare)} where ${others(wanted, which)})
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
