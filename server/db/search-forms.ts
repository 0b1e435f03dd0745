import type { SearchIndex } from '@/lib/contracts/search';
import { folded } from '@/lib/search/typed-words';
import { escapeLike } from './columns';

/**
 * Makes the values that queries compare entries with. The SQL functions of the same meaning cost PostgreSQL more to plan
 * than to run: each of their places in a statement is parsed and folded again (`docs/threats.md`, V11).
 */

const LETTER_OF: Readonly<Record<SearchIndex, string>> = {
  ARTIST: 'a',
  ARTIST_ARTWORK: 'w',
  ARTICLE_SPECIAL: 's',
  ARTICLE_EXHIBITION: 'x',
  ARTICLE_EVENT: 'e',
  ARTICLE_NEWS: 'n',
};

const wordsOf = (text: string) =>
  folded(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The LIKE pattern that finds a text in `flat`, where spaces don't count (SQL: `search_like`). */
export function likeOf(text: string): string {
  return `%${escapeLike(wordsOf(text).join(''))}%`;
}

/** The LIKE pattern that finds the words of a text in this order in `flat`, with anything between them. */
export function likeOfWords(text: string): string {
  return `%${wordsOf(text).map(escapeLike).join('%')}%`;
}

/** Grams that the index is asked for: of a text, and of all ways to say a term, each of which has two at least. */
const GRAMS = 8;
const GRAMS_OF_TERM = 16;

/**
 * The tsquery for the grams of an entry that may say one of the texts (SQL: `search_either`). Longer ways to say a term (oil, oil on
 * canvas) have the same first grams.
 */
export function gramsOf(index: SearchIndex, texts: readonly string[]): string {
  const most = Math.max(2, Math.min(GRAMS, Math.floor(GRAMS_OF_TERM / texts.length)));
  const queries = texts.map((text) =>
    gramsOfText(text)
      .slice(0, most)
      .map((gram) => lexeme(index, gram))
      .join(' & '),
  );
  return [...new Set(queries)].map((query) => `(${query})`).join(' | ');
}

/** The tsquery for a letter that entries have alone. */
export function gramOfLetter(index: SearchIndex, letter: string): string {
  return quoted(`${LETTER_OF[index]}=${letter.toLowerCase()}`);
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
/** A single letter also begins each pair that has it first. */
const lexeme = (index: SearchIndex, gram: string) =>
  quoted(LETTER_OF[index] + gram) + (/^\D$/u.test(gram) ? ':*' : '');

/** Each pair of letters of each word; of a word that begins with a number, its numbers and the pairs between them. */
function gramsOfText(text: string): string[] {
  const grams = wordsOf(text).flatMap((word) => {
    const letters = [...word];
    const pairs = letters
      .slice(0, Math.max(1, letters.length - 1))
      .map((one, at) => one + (letters[at + 1] ?? ''));
    if (!/^\d/.test(word)) return pairs.filter((pair) => /^\D/u.test(pair));
    const numbers = [...word.matchAll(/(\d+)((?:\.\d+)*)(\D?)/gu)];
    return [
      ...pairs.filter((pair) => /^\D+$/u.test(pair)),
      ...numbers.map(
        ([, whole = '', decimals = '', next = '']) => whole.slice(0, 4) + (decimals + next).slice(0, 1),
      ),
    ];
  });
  return [...new Set(grams)];
}
