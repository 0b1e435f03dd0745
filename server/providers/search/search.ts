import type { SearchHealth, SearchIndex } from '@/lib/contracts/search';
import type { SearchQuery } from '@/lib/search/query';

/** A search counts hits up to here. */
export const SEARCH_COUNT_CAP = 1000;

export interface SearchRequest {
  index: SearchIndex;
  /** The query; it has a term or a period. */
  query: SearchQuery;
  /** The day that periods are compared with: today in Seoul. */
  today: string;
  offset: number;
  limit: number;
}

/** What is asked without a page of hits. */
export type SearchQuestion = Pick<SearchRequest, 'index' | 'query' | 'today'>;

/** The matching entries, best first. */
export interface SearchHits {
  uuids: string[];
  /** Counted up to `SEARCH_COUNT_CAP`. */
  total: number;
  /** Whether there are more hits than were counted. */
  isCapped: boolean;
}

export interface SearchSuggestion {
  index: SearchIndex;
  uuid: string;
}

/**
 * Finds what visitors can see by its words. A hit says every term somewhere, as a part of a word too; spaces don't
 * count. Hits come in this order: title equal to the text; then by where they say the terms: as words of the title or
 * of the labels before parts of other words, titles before labels before texts; of exhibitions and events what runs,
 * what comes, what is over; newest first among equals. Beyond the cap it is title equal to the text, title that begins
 * with it, others, newest first.
 */
export interface SearchProvider {
  readonly kind: 'postgres' | 'elasticsearch';
  search(request: SearchRequest): Promise<SearchHits>;
  /** Whether one of the requests of each question has a hit, in the order of the questions. */
  hasHits(questions: readonly (readonly SearchQuestion[])[]): Promise<boolean[]>;
  /**
   * Titles that begin with, contain or resemble an unfinished text: best first, up to `limit` of artists, of artworks and
   * of articles each.
   */
  suggest(text: string, limit: number): Promise<SearchSuggestion[]>;
  /** The engine's health. It never throws: an engine that can't be reached is RED. */
  checkHealth(): Promise<SearchHealth>;
}

/** The entry of a record in a search engine beside the database: its row of `search_entries`. */
export interface SearchEntry {
  index: SearchIndex;
  uuid: string;
  rankedAt: Date;
  title: string;
  titleAlt: string;
  body: string;
  flat: string;
  periodFrom: string | null;
  periodTo: string | null;
  typed: string;
  typedAlt: string;
  initials: string;
}

export interface SearchChange {
  index: SearchIndex;
  uuid: string;
  /** The number of the change. A later change of a record has a larger one. */
  version: number;
  /** Null where the record has to be removed from the index. */
  entry: SearchEntry | null;
}

/** The outcome of a change: null where the engine has it or a later one, else the reason of the failure. */
export type WriteOutcome = null | { reason: string };

/** The writing side of a search engine beside the database. */
export interface SearchWriter {
  /** Whether the index exists. @throws where something else has its name */
  isThere(): Promise<boolean>;
  /** Makes an empty index where there is none. Several processes may do so at the same time. */
  prepare(): Promise<void>;
  /** Writes changes. @returns the outcome of each change, in order @throws where the whole call failed */
  write(changes: readonly SearchChange[]): Promise<WriteOutcome[]>;
  /**
   * Makes a new, empty index that isn't searched yet. `finish` replaces the old index with it and removes leftovers;
   * `abandon` removes it, unless it has become the searched one.
   */
  startAnew(): Promise<{
    write(entries: readonly SearchEntry[]): Promise<void>;
    finish(): Promise<void>;
    abandon(): Promise<void>;
  }>;
}
