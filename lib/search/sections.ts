import type { ArticleHit, ArtistHit, ArtworkHit, SearchIndex, Suggestion } from '@/lib/contracts/search';
import { formatCount } from '@/lib/format/count';
import * as searchLimits from '@/lib/limits/search';
import * as searchPaths from '@/lib/paths/search';
import type { SearchSectionKey } from '@/lib/paths/search';

/**
 * The sections of the search page, in their order (member document, sections 2 and 9). `key` is the section's place in
 * the page's address and in its document: how many hits stand before those that are shown, so that one address means
 * the same hits in windows of any width.
 */
export const SEARCH_SECTIONS = [
  { key: 'artists', index: 'ARTIST', title: 'ARTIST', noun: '작가' },
  { key: 'artworks', index: 'ARTIST_ARTWORK', title: 'ARTWORK', noun: '작품' },
  { key: 'specials', index: 'ARTICLE_SPECIAL', title: 'SPECIAL', noun: '스페셜' },
  { key: 'exhibitions', index: 'ARTICLE_EXHIBITION', title: 'EXHIBITION', noun: '전시' },
  { key: 'events', index: 'ARTICLE_EVENT', title: 'EVENT', noun: '이벤트' },
  { key: 'news', index: 'ARTICLE_NEWS', title: 'NEWS', noun: '뉴스' },
] as const satisfies readonly {
  key: SearchSectionKey;
  index: SearchIndex;
  title: string;
  noun: string;
}[];
export type SearchSection = (typeof SEARCH_SECTIONS)[number];

/** Where each section stands. */
export type SearchPlaces = Record<SearchSectionKey, number>;

/** Any hit; each section has those of its kind. */
export type SearchHit = ArtistHit | ArtworkHit | ArticleHit;

/** What the page came with for a section: hits by their position, or why there are none to show. */
export type FirstHits =
  | { total: number; isCapped: boolean; hits: (readonly [position: number, hit: SearchHit])[] }
  | { failure: string };
export type FirstSections = Record<SearchSectionKey, FirstHits>;

export interface NothingFound {
  /** What was meant, where the keyboard was in the other mode. */
  meant: string | null;
  suggestions: Suggestion[];
}

/** The sizes of a page of artworks, by the width of the window, the widest first (member document, section 9). */
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
 * The pages that together hold what a window of any width shows: one where the section is at its beginning, because
 * the largest page holds the others.
 */
export function artworkPagesAt(from: number): { page: number; size: number }[] {
  if (from < Math.min(...ARTWORK_SIZES)) return [{ page: 0, size: LARGEST }];
  return ARTWORK_SIZES.map((size) => ({ page: pageAt(from, size), size }));
}

/** @param valueOf a key's value in the address; null or undefined where it has none */
export function parsePlaces(valueOf: (key: string) => string | null | undefined): SearchPlaces {
  const place = (key: SearchSectionKey) => {
    const text = valueOf(key) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : 0;
  };
  return {
    artists: place('artists'),
    artworks: place('artworks'),
    specials: place('specials'),
    exhibitions: place('exhibitions'),
    events: place('events'),
    news: place('news'),
  };
}

export function searchAddress(q: string, places: Partial<SearchPlaces> = {}): string {
  return searchPaths.page({ q, ...places });
}

/** `1,000+` where it was counted no further. */
export function countText(total: number, isCapped: boolean): string {
  return `${formatCount(total)}${isCapped ? '+' : ''}`;
}
