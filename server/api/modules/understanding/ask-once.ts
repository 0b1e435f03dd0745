import { SEARCH_INDEXES, type SearchIndex, type Suggestion } from '@/lib/contracts/search';
import { literalQuery, type SearchQuery } from '@/lib/search/query';
import { queriesFor } from './readings';

/** The search, which is asked what a text may have been meant as. Its methods throw ApiError SEARCH_UNAVAILABLE. */
export interface AskedSearch {
  /** Whether one of the requests of each question has a hit, in the order of the questions. */
  hasHits(questions: readonly (readonly (WantedQuery & { index: SearchIndex })[])[]): Promise<boolean[]>;
  findUuids(index: SearchIndex, wanted: WantedQuery, limit: number): Promise<string[]>;
  /** Names and titles near a text. */
  listNear(text: string): Promise<readonly Suggestion[]>;
  /** Which of the names are names of artists, in the order of the names. Spaces and punctuation don't count. */
  areArtists(names: readonly string[]): Promise<boolean[]>;
}

/** What is looked for, and the day that periods are compared with: today in Seoul. */
export interface WantedQuery {
  query: SearchQuery;
  today: string;
}

/** What the reading of a text asks the search. Each answer is in the order of what is asked. */
export interface TextQuestions {
  /** Names and titles near a text. */
  near(text: string): Promise<readonly Suggestion[]>;
  /** Whether any index has a hit for each of the texts as it is understood. */
  areFound(texts: readonly string[]): Promise<boolean[]>;
  isFound(text: string): Promise<boolean>;
  /** Whether anything at all says each of the words. */
  areSaid(words: readonly string[]): Promise<boolean[]>;
  /** Whether an artist has each of the names. */
  areArtists(names: readonly string[]): Promise<boolean[]>;
}

type Question = Parameters<AskedSearch['hasHits']>[0][number];

/** Asks for hits, near names and artists once each: the words and parts of a caption come again when they are read by themselves. */
export function askOnce(
  search: Pick<AskedSearch, 'hasHits' | 'listNear' | 'areArtists'>,
  today: string,
): TextQuestions {
  const nearOnes = new Map<string, ReturnType<TextQuestions['near']>>();
  const lists = new Map<string, ReturnType<TextQuestions['areArtists']>>();
  const answers = new Map<string, boolean>();
  // Neither a title nor a helper makes a hit.
  const keyOf = (question: Question) =>
    JSON.stringify(question.map(({ index, query }) => [index, query.terms, query.period]));

  async function ask(texts: readonly string[], questionOf: (text: string) => Question): Promise<boolean[]> {
    const questions = texts.map((text) => questionOf(text));
    const keys = questions.map(keyOf);
    const open = new Map(questions.map((question, at) => [keys[at] ?? '', question] as const));
    for (const key of answers.keys()) open.delete(key);
    const found = open.size === 0 ? [] : await search.hasHits([...open.values()]);
    for (const [at, key] of [...open.keys()].entries()) answers.set(key, found[at] === true);
    return keys.map((key) => answers.get(key) === true);
  }
  const sayWord = (word: string) => {
    const query = literalQuery(word);
    return SEARCH_INDEXES.map((index) => ({ index, query, today }));
  };
  const areFound = (texts: readonly string[]) =>
    ask(texts, (text) => queriesFor(SEARCH_INDEXES, text, today).map((wanted) => ({ ...wanted, today })));

  return {
    near(text) {
      const known = nearOnes.get(text) ?? search.listNear(text);
      nearOnes.set(text, known);
      return known;
    },
    areFound,
    isFound: async (text) => (await areFound([text])).includes(true),
    areSaid: (words) => ask(words, sayWord),
    areArtists(names) {
      const key = JSON.stringify(names);
      const known = lists.get(key) ?? search.areArtists(names);
      lists.set(key, known);
      return known;
    },
  };
}
