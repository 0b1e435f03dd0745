import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { escapeRegex } from '@/lib/format/escape-regex';
import { syllablesOf } from '@/lib/hangul/letters';
import { folded, isMeasure, titlesOf, wordsOf } from '@/lib/search/typed-words';
import { escapeLike } from './columns';
import { LETTER } from './search-matching';

/** Whether a row says a word, or a text. */
type Says = (word: string) => SQL | undefined;

/** Whether one of the columns has the word; a single consonant matches any syllable that begins with it. */
const inColumns =
  (columns: readonly SQLWrapper[], inOne = inColumn): Says =>
  (word) =>
    or(...columns.map((column) => inOne(column, word)));

export function inColumn(column: SQLWrapper, word: string): SQL {
  if (!/[ㄱ-ㅎ]/.test(word)) return sql`${column} ilike ${`%${escapeLike(word)}%`}`;
  return sql`${column} ~* ${patternOf(word)}`;
}

const patternOf = (word: string) =>
  [...word].map((letter) => syllablesOf(letter) ?? escapeRegex(letter)).join('');

const GAP = String.raw`[^${LETTER}\n]*`;
/** Parts of a caption that are looked at. Each is an expression that is compiled for every statement. */
const PARTS = 8;
/**
 * Whether one of the columns names a part of a caption: it contains the part's words in a row or, for a part of one word, has
 * a line that is that word. Otherwise the title `봄, 여름` would also find 여름 휴무.
 */
const namedInColumns =
  (columns: readonly SQLWrapper[]): Says =>
  (part) => {
    const words = wordsOf(part);
    const row = words.map(patternOf).join(GAP);
    const pattern = words.length > 1 ? row : String.raw`(^|\n)${GAP}${row}${GAP}($|\n)`;
    return or(
      ...columns.map((column) =>
        and(...words.map((word) => inColumn(column, word)), sql`${column} ~* ${pattern}`),
      ),
    );
  };

/**
 * The condition of a search box whose list isn't one of the unified search: every word of the text is said. A caption also finds
 * what one of its parts names, because a list of titles doesn't say whose they are. All rows without a text.
 * @param names whether a text names a part of a caption; without it, as `says` finds the part's words
 */
export function searchedFor(q: string, says: Says, names?: Says): SQL | undefined {
  if (q === '') return undefined;
  const hasWords: Says = (text) => and(...wordsOf(text).map(says));
  const [whole = '', ...parts] = titlesOf(q);
  if (whole === '') return says(q);
  const named = parts
    .filter((part) => !isMeasure(part))
    .slice(0, PARTS)
    .map(names ?? hasWords);
  return or(hasWords(whole), ...named);
}

/** That of a list whose columns are as they were typed: a text is found in that form too, as Ⅱ beside II. */
export const searchedIn = (q: string, ...columns: readonly SQLWrapper[]): SQL | undefined =>
  typedIn(q, columns, inColumns(columns));

/** A word that may be several, written without their spaces. */
const JOINED = /^[가-힣\d]{4,}$/;
const joinedInColumn = (column: SQLWrapper, word: string): SQL =>
  JOINED.test(word) ? sql`replace(${column}, ' ', '') ilike ${`%${word}%`}` : inColumn(column, word);

/** `searchedIn` that also finds words written without the spaces between them. It uses no trigram index. */
export const searchedJoinedIn = (q: string, ...columns: readonly SQLWrapper[]): SQL | undefined =>
  typedIn(q, columns, inColumns(columns, joinedInColumn));

function typedIn(q: string, columns: readonly SQLWrapper[], says: Says): SQL | undefined {
  const found = searchedFor(q, says, namedInColumns(columns));
  return folded(q) === q ? found : or(found, says(q));
}
