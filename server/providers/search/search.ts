import type { SearchHealth, SearchIndex } from '@/lib/contracts/search';
import type { SearchQuery } from '@/lib/search/query';

/** A search counts hits up to here. */
export const SEARCH_COUNT_CAP = 1000;

export interface SearchRequest {
  index: SearchIndex;
  /** What is looked for; it has a term or a period. */
  query: SearchQuery;
  /** The day by which periods are meant: today in Seoul. */
  today: string;
  offset: number;
  limit: number;
}

/** Which entries match, best first. */
export interface SearchHits {
  uuids: string[];
  /** Counted up to `SEARCH_COUNT_CAP`. */
  total: number;
  /** There are more than were counted. */
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
  /**
   * Titles that begin with, contain or resemble what somebody is typing: best first, up to `limit` of artists,
   * of artworks and of articles each.
   */
  suggest(text: string, limit: number): Promise<SearchSuggestion[]>;
  /** Never throws: what can't be reached is RED. */
  checkHealth(): Promise<SearchHealth>;
}

/** What a search engine beside the database is told of a thing: the row of `search_entries`. */
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
  /** Of two changes of a thing, the later has the larger. */
  version: number;
  /** Null: it can't be found any more. */
  entry: SearchEntry | null;
}

/** What became of a change: null where the engine has it, or something later; else why not. */
export type WriteOutcome = null | { reason: string };

/** The half of a search engine beside the database that is written to. */
export interface SearchWriter {
  /** Whether there is what is written to. Throws where something else is in its place. */
  isThere(): Promise<boolean>;
  /** Makes it, empty, where it isn't there yet; several processes may do so at once. */
  prepare(): Promise<void>;
  /** One outcome for each change, in order. Throws where the engine took none of them. */
  write(changes: readonly SearchChange[]): Promise<WriteOutcome[]>;
  /**
   * A new, empty place that nobody searches yet; `finish` puts it in the old one's stead and removes what
   * others left behind, `abandon` removes it unless it is searched already.
   */
  startAnew(): Promise<{
    write(entries: readonly SearchEntry[]): Promise<void>;
    finish(): Promise<void>;
    abandon(): Promise<void>;
  }>;
}
