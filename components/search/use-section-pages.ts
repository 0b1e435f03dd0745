import { useQueries, useQueryClient } from '@tanstack/react-query';
import * as searchLimits from '@/lib/limits/search';
import {
  pageAt,
  SEARCH_SECTIONS,
  type FirstHits,
  type FirstSections,
  type SearchedText,
  type SearchPlaces,
  type SearchSection,
} from '@/lib/search/sections';
import { pageOfFirst, searchPageQuery, type HitPage } from './search-queries';

/** A section of the results with its current page. */
export interface SectionState {
  section: SearchSection;
  first: FirstHits;
  page: number;
  size: number;
  /** Null while the page is being loaded, and where it failed. */
  hits: HitPage | null;
  /** Null where no page of the section could be loaded. */
  count: { total: number; isCapped: boolean } | null;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** The current page of each section, from the HTML or loaded by the browser. */
export function useSectionPages(
  search: SearchedText,
  first: FirstSections,
  places: SearchPlaces,
  artworkSize: number | null,
): SectionState[] {
  const client = useQueryClient();
  const parts = SEARCH_SECTIONS.map((section) => {
    const size = section.key === 'artworks' ? (artworkSize ?? searchLimits.pageSize) : searchLimits.pageSize;
    return { section, search, size, page: pageAt(places[section.key], size) };
  });
  const answers = useQueries({
    queries: parts.map((part) => ({
      ...searchPageQuery(part),
      initialData: pageOfFirst(first[part.section.key], part.page, part.size),
      // The window's width decides the page size.
      enabled: part.section.key !== 'artworks' || artworkSize !== null,
    })),
  });
  return parts.flatMap(({ section, page, size }, position) => {
    const answer = answers[position];
    if (answer === undefined) return [];
    const { data, error, isFetching, refetch } = answer;
    return {
      section,
      first: first[section.key],
      page,
      size,
      hits: data ?? null,
      count: countOf(data ?? lastKnown(section), first[section.key]),
      error,
      isFetching,
      retry: () => void refetch(),
    };
  });

  /** Another page of the section, whose total counts while this one is being loaded. */
  function lastKnown({ index }: SearchSection): HitPage | undefined {
    const pages = client.getQueriesData<HitPage>({ queryKey: ['search', index, search] });
    return pages.findLast(([, page]) => page !== undefined)?.[1];
  }
}

function countOf(page: HitPage | undefined, first: FirstHits): SectionState['count'] {
  if (page !== undefined) return { total: page.totalElements, isCapped: page.isCapped };
  return 'failure' in first ? null : { total: first.total, isCapped: first.isCapped };
}
