import { useQueries, useQueryClient } from '@tanstack/react-query';
import * as searchLimits from '@/lib/limits/search';
import {
  pageAt,
  SEARCH_SECTIONS,
  type FirstHits,
  type FirstSections,
  type SearchPlaces,
  type SearchSection,
} from '@/lib/search/sections';
import { pageOfFirst, searchPageQuery, type HitPage } from './search-queries';

/** A section as it stands. */
export interface SectionState {
  section: SearchSection;
  first: FirstHits;
  page: number;
  size: number;
  /** Null while it is on its way, or where it can't be had. */
  hits: HitPage | null;
  /** As far as it is known; null where nothing of the section could be had. */
  count: { total: number; isCapped: boolean } | null;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** The page of each section: what came with the HTML, else what the browser fetches and keeps. */
export function useSectionPages(
  q: string,
  first: FirstSections,
  places: SearchPlaces,
  artworkSize: number | null,
): SectionState[] {
  const client = useQueryClient();
  const parts = SEARCH_SECTIONS.map((section) => {
    const size = section.key === 'artworks' ? (artworkSize ?? searchLimits.pageSize) : searchLimits.pageSize;
    return { section, q, size, page: pageAt(places[section.key], size) };
  });
  const answers = useQueries({
    queries: parts.map((part) => ({
      ...searchPageQuery(part),
      initialData: pageOfFirst(first[part.section.key], part.page, part.size),
      // The width of the window decides what is asked for.
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

  /** What another page said while this one is on its way. */
  function lastKnown({ index }: SearchSection): HitPage | undefined {
    const pages = client.getQueriesData<HitPage>({ queryKey: ['search', index, q] });
    return pages.findLast(([, page]) => page !== undefined)?.[1];
  }
}

function countOf(page: HitPage | undefined, first: FirstHits): SectionState['count'] {
  if (page !== undefined) return { total: page.totalElements, isCapped: page.isCapped };
  return 'failure' in first ? null : { total: first.total, isCapped: first.isCapped };
}
