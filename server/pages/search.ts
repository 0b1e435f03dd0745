import type { z } from 'zod';
import type { ArtistCard } from '@/lib/contracts/artist';
import { searchTextSchema } from '@/lib/contracts/pagination';
import {
  articleHitPageSchema,
  artistHitPageSchema,
  artworkHitPageSchema,
  suggestionsSchema,
} from '@/lib/contracts/search';
import * as searchLimits from '@/lib/limits/search';
import { apiUrl } from '@/lib/api/url';
import {
  artworkPagesAt,
  LITERAL_KEY,
  pageAt,
  parsePlaces,
  SEARCH_SECTION_KEYS,
  searchedQuery,
  SEARCH_SECTIONS,
  type FirstHits,
  type FirstSections,
  type NothingFound,
  type SearchedText,
  type SearchHit,
  type SearchPlaces,
  type SearchSection,
} from '@/lib/search/sections';
import { loadRecord } from '@/lib/record-of';
import { PlatformError } from '@/server/bff/platform-error';
import { clientAddress } from '@/server/bff/request-checks';
import { getFromPlatform } from '@/server/bff/transport';
import { getHomePage } from './home';
import { firstOf, type SearchParams } from './search-params';

export type SearchPage =
  | { kind: 'blank'; search: SearchedText; isSubmitted: boolean; artists: readonly ArtistCard[] }
  | { kind: 'unavailable'; search: SearchedText }
  | { kind: 'none'; search: SearchedText; found: NothingFound }
  | { kind: 'results'; search: SearchedText; sections: FirstSections };

type VisitorRequest = Pick<Request, 'headers'>;

/** The searched text of a URL, cleaned as the API cleans it. */
export function searchedTextOf({ q, [LITERAL_KEY]: literal }: SearchParams): SearchedText {
  return { q: searchTextSchema.parse(firstOf(q)), isLiteral: firstOf(literal) === 'true' };
}

/**
 * What the search page shows (P-140 to P-145): all sections, each at the place that the URL names. A section
 * that fails brings its own message. Nothing is searched without a text.
 * @param request of the visitor, whose rate limit the calls count for
 * @throws anything that is no failure of the platform
 */
export async function getSearchPage(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<SearchPage> {
  const search = searchedTextOf(searchParams);
  if (search.q === '') {
    const isSubmitted = searchParams.q !== undefined;
    return { kind: 'blank', search, isSubmitted, artists: await listArtistsOfTheMonth() };
  }
  const places = parsePlaces((key) => firstOf(searchParams[key]));
  const visitor = visitorSearch(request);
  try {
    const sections = await loadRecord(SEARCH_SECTION_KEYS, (key) => visitor.first(key, search, places));
    const isEmpty = Object.values(sections).every((section) => 'total' in section && section.total === 0);
    return isEmpty
      ? { kind: 'none', search, found: await visitor.near(search.q) }
      : { kind: 'results', search, sections };
  } catch (error) {
    if (isAway(error)) return { kind: 'unavailable', search };
    throw error;
  }
}

/** The artists that the page without a text begins with; none where the platform is away. */
async function listArtistsOfTheMonth(): Promise<readonly ArtistCard[]> {
  try {
    return (await getHomePage()).artists;
  } catch (error) {
    if (error instanceof PlatformError) return [];
    throw error;
  }
}

function isAway(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'SEARCH_UNAVAILABLE';
}

function visitorSearch(request: VisitorRequest) {
  // The rate limit counts guests by their own address, not by this server's.
  const init = { headers: { 'x-forwarded-for': clientAddress(request.headers) } };
  const get = <Schema extends z.ZodType>(path: string, schema: Schema) => getFromPlatform(path, schema, init);

  /** The hits of all the pages together, by position. */
  async function collect(
    section: SearchSection,
    search: SearchedText,
    pages: readonly { page: number; size: number }[],
  ): Promise<FirstHits> {
    const answers = await Promise.all(
      pages.map(({ page, size }) =>
        get(
          apiUrl('/v1/search/unified-field/{index}', {
            params: { index: section.index },
            query: { ...searchedQuery(search), page, size },
          }),
          schemaOf(section),
        ),
      ),
    );
    const hits = new Map<number, SearchHit>();
    for (const { content, pageable } of answers) {
      const from = pageable.pageNumber * pageable.pageSize;
      content.forEach((hit, index) => hits.set(from + index, hit));
    }
    const [first] = answers;
    return {
      total: first?.totalElements ?? 0,
      isCapped: first?.isCapped ?? false,
      hits: [...hits],
      understood: first?.understood ?? null,
    };
  }

  return {
    /** @throws PlatformError SEARCH_UNAVAILABLE; any other failure is the section's own */
    async first(key: SearchSection['key'], search: SearchedText, places: SearchPlaces): Promise<FirstHits> {
      const section = sectionOf(key);
      const size = searchLimits.pageSize;
      const from = places[key];
      const pages = key === 'artworks' ? artworkPagesAt(from) : [{ page: pageAt(from, size), size }];
      try {
        return await collect(section, search, pages);
      } catch (error) {
        if (isAway(error) || !(error instanceof PlatformError)) throw error;
        return { failure: error.message };
      }
    },

    /** For a text without hits: similar names, and what the keyboard's other mode would have written. */
    async near(q: string): Promise<NothingFound> {
      try {
        const found = await get(apiUrl('/v1/search/suggestions', { query: { q } }), suggestionsSchema);
        return { meant: found.q === q ? null : found.q, suggestions: found.suggestions };
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        return { meant: null, suggestions: [] };
      }
    },
  };
}

function sectionOf(key: SearchSection['key']): SearchSection {
  const section = SEARCH_SECTIONS.find((one) => one.key === key);
  if (section === undefined) throw new Error(`There is no section ${key}.`);
  return section;
}

function schemaOf({ index }: SearchSection) {
  switch (index) {
    case 'ARTIST':
      return artistHitPageSchema;
    case 'ARTIST_ARTWORK':
      return artworkHitPageSchema;
    case 'ARTICLE_SPECIAL':
    case 'ARTICLE_EXHIBITION':
    case 'ARTICLE_EVENT':
    case 'ARTICLE_NEWS':
      return articleHitPageSchema;
  }
}
