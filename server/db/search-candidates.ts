import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import type { SearchQuery, SearchTerm } from '@/lib/search/query';
import { haveGrams, isHit, isTitle, list, type Wanted } from './search-matching';

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

function hitsIn(indexes: readonly SearchIndex[], wanted: Wanted): SQL {
  const longest = wanted.query.terms.toSorted((left, right) => right.text.length - left.text.length);
  return sql`(select e.uuid from ${candidatesIn(indexes, longest.slice(0, LED_BY))} where ${isHit(wanted)})`;
}

/** Whether one of these has a hit. Indexes that are asked for the same are looked through at once. */
export function haveHit(all: readonly Wanted[]): SQL {
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
  const ways = [...same.values()].map(({ indexes, wanted }) => sql`exists ${hitsIn(indexes, wanted)}`);
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
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
