import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SEARCH_INDEXES, type SearchIndex } from '@/lib/contracts/search';
import type { Orm } from '@/server/db/client';
import { escapeLike } from '@/server/db/columns';

export interface SuggestionRow {
  index: SearchIndex;
  uuid: string;
  /** The title as jamo. */
  typed: string;
}

export type SuggestionRepository = ReturnType<typeof createSuggestionRepository>;

/** How many entries of one index and spelling are read. It is more than are shown, because titles repeat. */
const CANDIDATES = 48;

const LAST = sql`chr(1114111)`;
const rowsNaming = (indexes: readonly SearchIndex[]) =>
  sql.join(
    indexes.map((index) => sql`(${index}::text)`),
    sql`, `,
  );
const FEWER_INDEXES = SEARCH_INDEXES.filter((index) => index !== 'ARTIST_ARTWORK');

/** Finds titles by their letters. (`SearchEntryRepository` finds entries by their words.) */
export function createSuggestionRepository(orm: Orm) {
  const rowsOf = async (query: SQL) =>
    (await orm.execute<{ [Key in keyof SuggestionRow]: SuggestionRow[Key] }>(query)).rows;

  /** Entries of each index whose column begins with `letters`, in the order of the titles. */
  const beginning = (
    column: 'typed' | 'typed_alt' | 'initials',
    letters: string,
    { shaped = sql.empty(), among = SEARCH_INDEXES }: { shaped?: SQL; among?: readonly SearchIndex[] } = {},
  ) => {
    const name = sql.raw(`e.${column}`);
    const some = column === 'typed_alt' ? sql` and e.typed_alt > ''` : sql.empty();
    return sql`select i.name as index, s.uuid, s.typed, s.typed_as from (values ${rowsNaming(among)}) i(name) cross join lateral (
      select e.uuid, e.typed, ${name} as typed_as from search_entries e
      where e.index = i.name and ${name} >= ${letters} and ${name} < ${letters} || ${LAST}${some}${shaped}
      order by ${name} limit ${CANDIDATES}) s`;
  };
  const inOrder = (parts: SQL[]) =>
    rowsOf(
      sql`select index, uuid, typed from (${sql.join(parts, sql` union all `)}) s order by typed_as, uuid`,
    );

  return {
    /** Titles that begin with one of the spellings, or whose initials do; in alphabetical order. */
    listBeginning: (spellings: readonly string[], initials: string | null) =>
      inOrder([
        ...spellings.flatMap((letters) => [beginning('typed', letters), beginning('typed_alt', letters)]),
        ...(initials === null ? [] : [beginning('initials', initials)]),
      ]),

    /**
     * Titles that begin with these letters and have one of the shapes, in alphabetical order. A single letter begins too many
     * artworks, which are left out then.
     */
    listShaped(letters: string, patterns: readonly string[]) {
      const among = letters.length > 1 ? SEARCH_INDEXES : FEWER_INDEXES;
      const shapedBy = (column: 'typed' | 'typed_alt') =>
        beginning(column, letters, {
          among,
          shaped: sql` and ${sql.raw(`e.${column}`)} ~ ${`^(${patterns.join('|')})`}`,
        });
      return inOrder([shapedBy('typed'), shapedBy('typed_alt')]);
    },

    /**
     * Names of artists and titles of articles with two initials anywhere in them, newest first. Two letters are too few for
     * trigrams, so all rows are read. Artworks are too many for that and are left out.
     */
    listHavingPair: (initials: string) =>
      rowsOf(
        // Each index has a query of its own: from its name the planner knows how few entries it has.
        sql`select index, uuid, typed from (${sql.join(
          FEWER_INDEXES.map(
            (index) => sql`(select e.index, e.uuid, e.typed, e.ranked_at from search_entries e
              where e.index = ${index} and e.initials like ${`%${escapeLike(initials)}%`}
              order by e.ranked_at desc, e.uuid limit ${CANDIDATES})`,
          ),
          sql` union all `,
        )}) s order by ranked_at desc, uuid`,
      ),

    /** Titles that have one of the spellings, or initials, anywhere in them. */
    listContaining: (spellings: readonly string[], initials: string | null) =>
      rowsOf(
        sql`select index, uuid, typed from (${sql.join(
          [
            ...spellings.flatMap((letters) => [having('typed', letters), having('typed_alt', letters)]),
            ...(initials === null ? [] : [having('initials', initials)]),
          ],
          sql` union all `,
        )}) s order by ranked_at desc, uuid`,
      ),

    /**
     * Lists titles that may be the spelling with a slip, each with what resembles it as jamo. Artworks are too many for trigrams: only
     * those that begin alike are read.
     */
    async listSimilar(spelling: string): Promise<(SuggestionRow & { titles: string })[]> {
      const start = spelling.slice(0, Math.ceil(spelling.length / 2));
      const among = ['ARTIST_ARTWORK'] as const;
      const { rows } = await orm.execute<{
        index: SearchIndex;
        uuid: string;
        typed: string;
        titles: string;
      }>(sql`
        select e.index, e.uuid, e.typed, e.typed || ' ' || e.typed_alt as titles
        from search_similar(${spelling}::text, ${CANDIDATES}) e
        union all select index, uuid, typed, typed_as from (${beginning('typed', start, { among })} union all ${beginning('typed_alt', start, { among })}) s`);
      return rows;
    },
  };
}

/** Entries that contain the letters. Artworks have an index, and all other records have one. */
function having(column: 'typed' | 'typed_alt' | 'initials', letters: string): SQL {
  const name = sql.raw(column);
  const some = (kind: SQL) => sql`(select index, uuid, typed, ranked_at from search_entries
    where index ${kind} and ${name} like ${`%${escapeLike(letters)}%`} limit ${CANDIDATES})`;
  return sql`${some(sql`= 'ARTIST_ARTWORK'`)} union all ${some(sql`<> 'ARTIST_ARTWORK'`)}`;
}
