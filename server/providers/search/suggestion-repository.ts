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

/** A title near a text. */
export interface NearRow extends SuggestionRow {
  way: 'begun' | 'shaped' | 'containing' | 'similar';
  /** Of a similar one, the titles that resemble the text, as jamo. */
  titles: string;
}

/** A text as titles may have it. */
export interface NearQuery {
  /** What titles begin with or contain, as jamo. */
  spellings: readonly string[];
  /** The initials of titles. */
  initials: string | null;
  /** What titles begin with, and the shapes that they have. */
  shape: { letters: string; patterns: readonly string[] } | null;
  /** The spelling in which a letter may be a slip. */
  slipped: string | null;
}

export type SuggestionRepository = ReturnType<typeof createSuggestionRepository>;

/** How many entries of one index and spelling are read. It is more than are shown, because titles repeat. */
const CANDIDATES = 48;

/** The least number of letters for trigrams. */
const TRIGRAM = 3;
const hasTrigram = (letters: string) => letters.length >= TRIGRAM;

const LAST = sql`chr(1114111)`;
const rowsNaming = (indexes: readonly SearchIndex[]) =>
  sql.join(
    indexes.map((index) => sql`(${index}::text)`),
    sql`, `,
  );
const alphabetically = sql`order by s.typed_as, s.uuid`;
/** The rows of all parts, as those of a way in which they are near; none without parts. */
const inWay = (way: NearRow['way'], parts: readonly SQL[], order: SQL): SQL[] =>
  parts.length === 0
    ? []
    : [
        sql`select ${way}::text as way, s.index, s.uuid, s.typed, s.typed_as as titles, row_number() over (${order}) as place
          from (${sql.join([...parts], sql` union all `)}) s`,
      ];
/** More rows, which are read where a CTE has fewer titles: of artists, of artworks and of articles each title once. */
const ifFewer = (cte: string, count: number, parts: readonly SQL[]): SQL =>
  sql.join(
    parts.map(
      (part) => sql` union all select * from (${part}) s where (
        select count(distinct (index = 'ARTIST', index = 'ARTIST_ARTWORK', typed)) from ${sql.raw(cte)}) < ${count}`,
    ),
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
  const inBoth = (columnOf: (column: 'typed' | 'typed_alt') => SQL) => [
    columnOf('typed'),
    columnOf('typed_alt'),
  ];

  const begun = ({ spellings, initials }: NearQuery): SQL[] => [
    ...spellings.flatMap((letters) => inBoth((column) => beginning(column, letters))),
    ...(initials === null ? [] : [beginning('initials', initials)]),
  ];

  /** A single letter begins too many artworks, which are left out then. */
  function shaped({ shape }: NearQuery): SQL[] {
    if (shape === null) return [];
    const { letters, patterns } = shape;
    const among = letters.length > 1 ? SEARCH_INDEXES : FEWER_INDEXES;
    const matches = (column: string) => sql` and ${sql.raw(`e.${column}`)} ~ ${`^(${patterns.join('|')})`}`;
    return inBoth((column) => beginning(column, letters, { among, shaped: matches(column) }));
  }

  const containing = ({ spellings, initials }: NearQuery): SQL[] => [
    ...spellings.filter(hasTrigram).flatMap((letters) => inBoth((column) => having(column, letters))),
    ...(initials !== null && hasTrigram(initials) ? [having('initials', initials)] : []),
  ];

  /** Artworks are too many for trigrams: only those that begin alike are read. */
  function similar({ slipped }: NearQuery): SQL[] {
    if (slipped === null) return [];
    const start = slipped.slice(0, Math.ceil(slipped.length / 2));
    const among = ['ARTIST_ARTWORK'] as const;
    return [
      sql`select e.index, e.uuid, e.typed, e.typed || ' ' || e.typed_alt as typed_as
        from search_similar(${slipped}::text, ${CANDIDATES}) e`,
      ...inBoth((column) => beginning(column, start, { among })),
    ];
  }

  return {
    /**
     * Titles near a text, in one query, by the ways in which they are near: in alphabetical order those that are begun and those of the
     * shape; if those are fewer than `enough`, those that contain it, newest first; and if all are fewer than `few`, similar ones.
     */
    async listNear(query: NearQuery, { enough, few }: { enough: number; few: number }): Promise<NearRow[]> {
      const first = [
        ...inWay('begun', begun(query), alphabetically),
        ...inWay('shaped', shaped(query), alphabetically),
      ];
      const more = inWay('containing', containing(query), sql`order by s.ranked_at desc, s.uuid`);
      const rest = inWay('similar', similar(query), sql``);
      const { rows } = await orm.execute<{ [Key in keyof NearRow]: NearRow[Key] }>(sql`
        with first as materialized (${sql.join(first, sql` union all `)}),
        found as materialized (select * from first${ifFewer('first', enough, more)})
        select way, index, uuid, typed, titles from (select * from found${ifFewer('found', few, rest)}) s order by place`);
      return rows;
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
  };
}

/** Entries that contain the letters. Artworks have an index, and all other records have one. */
function having(column: 'typed' | 'typed_alt' | 'initials', letters: string): SQL {
  const name = sql.raw(column);
  const some = (kind: SQL) => sql`(select index, uuid, typed, typed as typed_as, ranked_at from search_entries
    where index ${kind} and ${name} like ${`%${escapeLike(letters)}%`} limit ${CANDIDATES})`;
  return sql`${some(sql`= 'ARTIST_ARTWORK'`)} union all ${some(sql`<> 'ARTIST_ARTWORK'`)}`;
}
