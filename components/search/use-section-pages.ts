import { useMemo } from 'react';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { queryEngine } from '@/lib/browser/late-query-engine';
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

/** The current page of each section: from the HTML, or loaded by the browser. React Query is loaded with the first of those. */
export function useSectionPages(
  search: SearchedText,
  first: FirstSections,
  places: SearchPlaces,
  artworkSize: number | null,
): SectionState[] {
  const parts = useMemo(
    () =>
      SEARCH_SECTIONS.map((section) => {
        const { key } = section;
        const size = key === 'artworks' ? (artworkSize ?? searchLimits.pageSize) : searchLimits.pageSize;
        const page = pageAt(places[key], size);
        return { section, search, size, page, given: pageOfFirst(first[key], page, size) };
      }),
    [search, first, places, artworkSize],
  );
  // The window's width decides how many artworks a page has.
  const isKnown = (section: SearchSection) => section.key !== 'artworks' || artworkSize !== null;
  const wanted = parts.filter(({ section, given }) => given === undefined && isKnown(section));
  const { results, error: engineError, load } = useLateQueries<HitPage>(wanted.map(searchPageQuery));

  return parts.map((part) => {
    const { section, page, size, given } = part;
    const place = wanted.indexOf(part);
    const answer = place < 0 ? undefined : results?.[place];
    const hits = given ?? answer?.data ?? null;
    return {
      section,
      first: first[section.key],
      page,
      size,
      hits,
      count: countOf(hits ?? lastKnown(section), first[section.key]),
      error: answer?.error ?? (place < 0 ? null : engineError),
      isFetching: answer?.isFetching ?? (place >= 0 && engineError === null),
      retry: () => {
        if (answer === undefined) load();
        else void answer.refetch();
      },
    };
  });

  /** Another page of the section, whose total counts while this one is being loaded. */
  function lastKnown({ index }: SearchSection): HitPage | undefined {
    const client = queryEngine.get()?.getQueryClient();
    const pages = client?.getQueriesData<HitPage>({ queryKey: ['search', index, search] }) ?? [];
    return pages.findLast(([, page]) => page !== undefined)?.[1];
  }
}

function countOf(page: HitPage | undefined, first: FirstHits): SectionState['count'] {
  if (page !== undefined) return { total: page.totalElements, isCapped: page.isCapped };
  return 'failure' in first ? null : { total: first.total, isCapped: first.isCapped };
}
