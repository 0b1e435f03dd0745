import type { QueryObserverOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/browser/call-api';
import type { Page } from '@/lib/contracts/envelope';
import {
  searchedQuery,
  type FirstHits,
  type SearchedText,
  type SearchHit,
  type SearchSection,
} from '@/lib/search/sections';

export type HitPage = Page<SearchHit> & { isCapped: boolean };

/** A page of a section's hits. */
interface Part {
  section: SearchSection;
  search: SearchedText;
  page: number;
  size: number;
}

/** The query for one page of a section. The section and the viewing room share its cache. */
export function searchPageQuery({ section: { index }, search, page, size }: Part) {
  return {
    queryKey: ['search', index, search, size, page],
    queryFn: ({ signal }) =>
      callApi('get', '/v1/search/unified-field/{index}', {
        params: { index },
        query: { ...searchedQuery(search), page, size },
        signal,
      }),
  } satisfies QueryObserverOptions<HitPage>;
}

/** A page out of the hits that came with the HTML; undefined unless all of them came. */
export function pageOfFirst(first: FirstHits, page: number, size: number): HitPage | undefined {
  if ('failure' in first) return undefined;
  const { total, isCapped } = first;
  const from = page * size;
  const known = new Map(first.hits);
  const content: SearchHit[] = [];
  for (let position = from; position < Math.min(total, from + size); position += 1) {
    const hit = known.get(position);
    if (hit === undefined) return undefined;
    content.push(hit);
  }
  return {
    content,
    pageable: { pageNumber: page, pageSize: size },
    totalElements: total,
    totalPages: Math.ceil(total / size),
    isCapped,
  };
}
