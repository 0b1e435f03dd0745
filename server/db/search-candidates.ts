import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { SearchQuery, SearchTerm } from '@/lib/search/query';
import {
  gramsQueryIn,
  haveGrams,
  isHit,
  isTitle,
  isWordsAlone,
  list,
  patternsOfAll,
  saysEach,
  type Wanted,
} from './search-matching';

/** Terms of a list's search that the index is asked for. */
const LED_BY = 4;

/**
 * The columns of an entry that say whether and where it is a hit. They are expressions behind an `offset` or a `limit`: of a column
 * itself PostgreSQL tries every pattern on a hundred kept values while it plans.
 */
export const readColumns = sql`e.uuid, e.title || '' as title, e.title_alt || '' as title_alt, e.ranked_at,
  e.body || '' as body, e.flat || '' as flat, e.period_from, e.period_to`;

/** The entries `e` of an index that may say all of these terms, with what `isHit` reads. */
export const candidates = ({ index }: Pick<Wanted, 'index'>, terms: readonly SearchTerm[]) =>
  candidatesIn([index], terms);
const candidatesIn = (indexes: readonly SearchIndex[], terms: readonly SearchTerm[]) =>
  sql`(select ${readColumns} from search_entries e
    where e.index = any(${list(indexes)}) and ${haveGrams(indexes, terms)} offset 0) e`;

/** The uuids of what a list's search finds: the hits of an index by the rules of the unified search. */
export const hitsOf = (wanted: Wanted): SQL => hitsIn([wanted.index], wanted);

const leading = (terms: readonly SearchTerm[]) =>
  terms.toSorted((left, right) => right.text.length - left.text.length).slice(0, LED_BY);

const hitsIn = (indexes: readonly SearchIndex[], wanted: Wanted): SQL =>
  sql`(select e.uuid from ${candidatesIn(indexes, leading(wanted.query.terms))} where ${isHit(wanted)})`;

/** What several indexes are asked for alike. */
export interface Asked {
  indexes: readonly SearchIndex[];
  wanted: Wanted;
}

/** What is asked of several indexes, those that are asked for the same together. */
export function askedOf(all: readonly Wanted[]): Asked[] {
  // `isHit` reads the index of a single letter alone, by whether it is that of artists.
  const hasLetter = (query: SearchQuery) => query.terms.some(({ letter }) => letter !== undefined);
  const keyOf = ({ index, query, today }: Wanted) =>
    JSON.stringify([query, today, hasLetter(query) && index === 'ARTIST']);
  const same = new Map<string, { indexes: SearchIndex[]; wanted: Wanted }>();
  for (const wanted of all) {
    const key = keyOf(wanted);
    const { indexes } = same.get(key) ?? { indexes: [] };
    same.set(key, { indexes: [...indexes, wanted.index], wanted });
  }
  return [...same.values()];
}

/** Whether the indexes have a hit. */
export const hasHit = ({ indexes, wanted }: Asked): SQL => sql`exists ${hitsIn(indexes, wanted)}`;

/** Joins the values of a list, which are words without control characters. */
const SEPARATOR = '\u001f';
const together = (values: readonly string[]) => values.join(SEPARATOR);
const apart = (column: string) => sql.raw(`string_to_array(w.${column}, chr(31))`);

/**
 * The numbers, from 1, of those that may have a hit: those whose grams an entry has and, where they are words alone, only those that have a
 * hit. The statement has the same text for all of them, so the database plans it once.
 */
export function numbersThatMayHaveHit(all: readonly Asked[]): SQL {
  const values = all.map(({ indexes, wanted: { query } }) => ({
    indexes: together(indexes),
    grams: gramsQueryIn(indexes, leading(query.terms)),
    ...patternsOfAll(isWordsAlone(query) ? query.terms.map(({ text }) => text) : [], together),
  }));
  const column = (name: keyof (typeof values)[number]) => list(values.map((value) => value[name]));
  return sql`select w.number::int as number
    from unnest(${column('indexes')}, ${column('grams')}, ${column('likes')}, ${column('patterns')})
      with ordinality w(indexes, grams, likes, patterns, number)
    where w.grams = '' or exists (select from (select ${readColumns} from search_entries e
      where e.index = any(${apart('indexes')}) and search_grams(e.index, e.body) @@ w.grams::tsquery offset 0) e
      where w.likes = '' or ${saysEach(apart('likes'), apart('patterns'))})`;
}

/** The names of a row, and its period. */
interface Named {
  names: readonly SQL[];
  period?: { from: SQL; to: SQL };
}

/** Whether the names of a row match the terms, or one of the titles; true without terms. */
export function isNamedBy({ names, period }: Named, wanted: Wanted | null): SQL<boolean> {
  if (wanted === null || wanted.query.terms.length === 0) return sql<boolean>`true`;
  const query = { ...wanted.query, period: null };
  const { from, to } = period ?? { from: sql`null`, to: sql`null` };
  const [title = sql`''`, titleAlt = sql`''`] = names;
  return sql<boolean>`(select ${isHit({ ...wanted, query })} or ${isTitle({ ...wanted, query })} from (
    select n.*, replace(n.body, ' ', '') as flat from (
      select search_text(concat_ws(' / ', ${sql.join([...names], sql`, `)})) as body, search_title(${title}) as title,
        search_title(${titleAlt}) as title_alt, ${from}::date as period_from, ${to}::date as period_to
      offset 0) n offset 0) e)`;
}

/** Orders rows that match by name first; empty without terms. */
export const namedFirst = (query: SearchQuery | null | undefined, isNamed: SQLWrapper): SQL[] =>
  query == null || query.terms.length === 0 ? [] : [sql`${isNamed} desc`];
