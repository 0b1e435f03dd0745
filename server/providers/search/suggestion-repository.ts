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
const FEWER_INDEXES = SEARCH_INDEXES.filter((index) => index !== 'ARTIST_ARTWORK');

const list = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`;
const containing = (letters: string) => `%${escapeLike(letters)}%`;
/** The patterns of what has letters enough for trigrams. */
const patternsOf = (spellings: readonly string[]) =>
  spellings.filter((letters) => letters.length >= TRIGRAM).map(containing);

/** Finds titles by their letters. (`SearchEntryRepository` finds entries by their words.) */
export function createSuggestionRepository(orm: Orm) {
  const rowsOf = async <Row extends SuggestionRow>(query: SQL) =>
    (await orm.execute<{ [Key in keyof Row]: Row[Key] }>(query)).rows;

  return {
    /**
     * Titles near a text, in one query, by the ways in which they are near: in alphabetical order those that are begun and those of the
     * shape; if those are fewer than `enough`, those that contain it, newest first; and if all are fewer than `few`, similar ones.
     */
    listNear(
      { spellings, initials, shape, slipped }: NearQuery,
      { enough, few }: { enough: number; few: number },
    ): Promise<NearRow[]> {
      const indexes = list(SEARCH_INDEXES);
      if (initials !== null) {
        const [pattern = null] = patternsOf([initials]);
        return rowsOf<NearRow>(
          sql`select * from search_near_initials(${initials}, ${pattern}, ${indexes}, ${enough}, ${CANDIDATES})`,
        );
      }
      const shapes = shape === null ? null : `^(${shape.patterns.join('|')})`;
      return rowsOf<NearRow>(
        sql`select * from search_near(${list(spellings)}, ${shape?.letters ?? null}, ${shapes},
          ${list(patternsOf(spellings))}, ${slipped}, ${indexes}, ${enough}, ${few}, ${CANDIDATES})`,
      );
    },

    /**
     * Names of artists and titles of articles with two initials anywhere in them, newest first. Two letters are too few for
     * trigrams, so all rows are read. Artworks are too many for that and are left out.
     */
    listHavingPair: (initials: string) =>
      rowsOf<SuggestionRow>(
        // Each index has a query of its own: from its name the planner knows how few entries it has.
        sql`select index, uuid, typed from (${sql.join(
          FEWER_INDEXES.map(
            (index) => sql`(select e.index, e.uuid, e.typed, e.ranked_at from search_entries e
              where e.index = ${index} and e.initials like ${containing(initials)}
              order by e.ranked_at desc, e.uuid limit ${CANDIDATES})`,
          ),
          sql` union all `,
        )}) s order by ranked_at desc, uuid`,
      ),
  };
}
