import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '@/lib/contracts/envelope';

interface EndlessPagesOptions<Item> {
  /** What list it is; where it begins is added to it. */
  key: readonly unknown[];
  /** The page that came with the HTML; null where the browser fetches that one too. */
  first: Page<Item> | null;
  /** The page that the list begins with, from 0. */
  from: number;
  size: number;
  load: (page: number, signal: AbortSignal) => Promise<Page<Item>>;
  /** Where the browser fetches the first page: whether it may by now. */
  isEnabled?: boolean;
  staleTime?: number;
  /** The page to fetch after these, where that isn't the next in number; undefined at the end. */
  nextPage?: (loaded: readonly Page<Item>[]) => number | undefined;
}

/** The pages of a list, as far as they are loaded. */
export interface EndlessPages<Item> {
  items: Item[];
  /** Of the whole list; null before anything is known. */
  total: number | null;
  totalPages: number;
  /** How many the next page brings. */
  coming: number;
  isFetching: boolean;
  error: Error | null;
  fetchMore: () => void;
  retry: () => void;
}

/**
 * What a list shows: the page that came with the HTML and those that an endless list has added to it. What was
 * added is kept, so that going back finds it.
 */
export function useEndlessPages<Item extends { uuid: string }>({
  key,
  first,
  from,
  size,
  load,
  isEnabled = true,
  staleTime,
  nextPage,
}: EndlessPagesOptions<Item>): EndlessPages<Item> {
  const query = useInfiniteQuery({
    queryKey: [...key, { from, isWhole: first === null }],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: first === null ? from : from + 1,
    getNextPageParam: ({ pageable, totalPages }, loaded) => {
      if (nextPage !== undefined) return nextPage(loaded);
      return pageable.pageNumber + 1 < totalPages ? pageable.pageNumber + 1 : undefined;
    },
    enabled: isEnabled && first === null,
    ...(staleTime === undefined ? {} : { staleTime }),
  });

  const { data } = query;
  const pages = useMemo(() => [...(first === null ? [] : [first]), ...(data?.pages ?? [])], [first, data]);
  const items = useMemo(() => {
    // Something may have been added between two pages and moved the list by one.
    const unique = new Map(pages.flatMap(({ content }) => content.map((item) => [item.uuid, item])));
    return [...unique.values()];
  }, [pages]);
  const last = pages.at(-1);

  return {
    items,
    total: last?.totalElements ?? null,
    totalPages: last?.totalPages ?? 0,
    coming:
      last === undefined
        ? 0
        : Math.max(0, Math.min(size, last.totalElements - (last.pageable.pageNumber + 1) * size)),
    isFetching: query.isFetching,
    error: query.error,
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void (first === null && data === undefined ? query.refetch() : query.fetchNextPage()),
  };
}
