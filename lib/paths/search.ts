import { withQuery } from './query';

/** The sections of the search page. */
export type SearchSectionKey = 'artists' | 'artworks' | 'specials' | 'exhibitions' | 'events' | 'news';

/** What the search page can be asked for: a text, and how many hits of a section are passed over. */
export type SearchPageQuery = { q?: string } & Partial<Record<SearchSectionKey, number>>;

export const page = ({ q, ...places }: SearchPageQuery = {}) =>
  withQuery('/search', {
    q,
    ...Object.fromEntries(Object.entries(places).map(([key, from]) => [key, from === 0 ? null : from])),
  });
