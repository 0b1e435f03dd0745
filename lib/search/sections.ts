import type { ArticleHit, ArtistHit, ArtworkHit, SearchIndex, Suggestion } from '@/lib/contracts/search';
import type { Understood } from '@/lib/contracts/understood';
import { formatCount } from '@/lib/format/count';
import * as searchLimits from '@/lib/limits/search';
import * as searchPaths from '@/lib/paths/search';
import { withQuery } from '@/lib/paths/query';
import { recordOf } from '@/lib/record-of';

/**
 * The sections of the search page, in their order (P-140, P-144). `key` names the section in the page's
 * document and in its address, where its value is the number of hits before those that are shown: a page's
 * number would mean other hits in a window of another width.
 */
export const SEARCH_SECTIONS = [
  { key: 'artists', index: 'ARTIST', title: 'ARTIST', noun: '작가' },
  { key: 'artworks', index: 'ARTIST_ARTWORK', title: 'ARTWORK', noun: '작품' },
  { key: 'specials', index: 'ARTICLE_SPECIAL', title: 'SPECIAL', noun: '스페셜' },
  { key: 'exhibitions', index: 'ARTICLE_EXHIBITION', title: 'EXHIBITION', noun: '전시' },
  { key: 'events', index: 'ARTICLE_EVENT', title: 'EVENT', noun: '행사' },
  { key: 'news', index: 'ARTICLE_NEWS', title: 'NEWS', noun: '소식' },
] as const satisfies readonly {
  key: string;
  index: SearchIndex;
  title: string;
  noun: string;
}[];
export type SearchSection = (typeof SEARCH_SECTIONS)[number];
export type SearchSectionKey = SearchSection['key'];
export const SEARCH_SECTION_KEYS = SEARCH_SECTIONS.map(({ key }) => key);

/** How many hits of each section stand before those that are shown. */
export type SearchPlaces = Record<SearchSectionKey, number>;

/** A hit of any section. */
export type SearchHit = ArtistHit | ArtworkHit | ArticleHit;

/** What the HTML brings for a section: hits by their position, or the message of the failure. */
export type FirstHits =
  | {
      total: number;
      isCapped: boolean;
      hits: (readonly [position: number, hit: SearchHit])[];
      understood: Understood;
    }
  | { failure: string };
export type FirstSections = Record<SearchSectionKey, FirstHits>;

export interface NothingFound {
  /** The text that was meant, where the keyboard was in its other mode. */
  meant: string | null;
  suggestions: Suggestion[];
}

/** The sizes of a page of artworks, by the width of the window, the widest first (P-145). */
export const ARTWORK_SIZES = searchLimits.artworkPageSizes.map(({ size }) => size);
const LARGEST = Math.max(...ARTWORK_SIZES);

export function artworkPageSize(windowWidth: number): number {
  const fitting = searchLimits.artworkPageSizes.find(({ minWidth }) => windowWidth >= minWidth);
  return fitting?.size ?? searchLimits.pageSize;
}

/** The page that holds the hit at `from`. */
export function pageAt(from: number, size: number): number {
  return Math.floor(from / size);
}

/**
 * The pages that together hold the hits for windows of all widths. At the beginning of the section one page
 * is enough, because the largest page holds the hits of the smaller ones.
 */
export function artworkPagesAt(from: number): { page: number; size: number }[] {
  if (from < Math.min(...ARTWORK_SIZES)) return [{ page: 0, size: LARGEST }];
  return ARTWORK_SIZES.map((size) => ({ page: pageAt(from, size), size }));
}

/** The places that an address names. `valueOf` answers with the value of a query key. */
export function parsePlaces(valueOf: (key: string) => string | null | undefined): SearchPlaces {
  return recordOf(SEARCH_SECTION_KEYS, (key) => {
    const text = valueOf(key) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : 0;
  });
}

/** What the search page looks for, which its address holds. */
export interface SearchedText {
  q: string;
  /** The words as they were typed, and nothing else. */
  isLiteral: boolean;
}

/** The query key of the page's address and of the API that says so. */
export const LITERAL_KEY = 'literal';

export function searchAddress(
  { q, isLiteral = false }: Pick<SearchedText, 'q'> & Partial<SearchedText>,
  places: Partial<SearchPlaces> = {},
): string {
  const begun = Object.entries(places).filter(([, from]) => from > 0);
  return withQuery(searchPaths.page(), { q, [LITERAL_KEY]: isLiteral, ...Object.fromEntries(begun) });
}

/** What the API is asked for a searched text. */
export function searchedQuery({ q, isLiteral }: SearchedText): { q: string; literal?: 'true' } {
  return { q, ...(isLiteral ? { literal: 'true' } : {}) };
}

/** `1,000+` where it was counted no further. */
export function countText(total: number, isCapped: boolean): string {
  return `${formatCount(total)}${isCapped ? '+' : ''}`;
}
