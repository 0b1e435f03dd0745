import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '@/lib/contracts/envelope';
import { comingAfter, nextPage, uniqueItems } from './next-page';

interface EndlessPagesOptions<Of extends Page<unknown>> {
  /** The list's key among the cached queries. */
  key: readonly unknown[];
  /** The page that came with the HTML; null where the browser loads that one too. */
  first: Of | null;
  /** The number of the page that the list begins with, from 0. */
  from: number;
  load: (page: number, signal: AbortSignal) => Promise<Of>;
  /** Whether the browser may load the first page now. It counts only where `first` is null. */
  isEnabled?: boolean;
  /** For a list that the visitor takes items out of: whether an item is still in the server's list. */
  isKept?: (uuid: string) => boolean;
}

/** The pages of a list, as far as they are loaded. */
export interface EndlessPages<Item, Of extends Page<Item> = Page<Item>> {
  items: Item[];
  /** The page that the list begins with; null before it is loaded. */
  opening: Of | null;
  /** The number of items in the whole list; null before the first answer. */
  total: number | null;
  totalPages: number;
  /** How many items the next page brings. */
  coming: number;
  isFetching: boolean;
  error: Error | null;
  fetchMore: () => void;
  retry: () => void;
}

/**
 * The page of a list that came with the HTML and the pages that scrolling has added to it. The browser keeps
 * what was added, so that going back finds it.
 */
export function useEndlessPages<Item extends { uuid: string }, Of extends Page<Item> = Page<Item>>({
  key,
  first,
  from,
  load,
  isEnabled = true,
  isKept,
}: EndlessPagesOptions<Of>): EndlessPages<Item, Of> {
  const query = useInfiniteQuery({
    // A different first page means a different list. Pages that were added to the old one don't belong to it.
    queryKey: [...key, from, first && [first.totalElements, ...first.content.map(({ uuid }) => uuid)]],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: from,
    initialData: first === null ? undefined : { pages: [first], pageParams: [from] },
    getNextPageParam: (_last, loaded) => nextPage(loaded, isKept),
    enabled: isEnabled && first === null,
    // Only the visitor's own lists come without a first page, and those change under the visitor's hand.
    staleTime: 0,
  });

  const pages = query.data?.pages;
  const items = useMemo(() => uniqueItems(pages ?? []), [pages]);
  const opening = pages?.[0];
  const last = pages?.at(-1);

  const fetchMore = async () => {
    const { data, hasNextPage, isError } = await query.fetchNextPage();
    // A page loaded a second time adds only the few items that moved up. The reader wanted a full page, so load on.
    const added = uniqueItems(data?.pages ?? []).length - items.length;
    if (hasNextPage && !isError && added < (last?.pageable.pageSize ?? 0) / 2) await query.fetchNextPage();
  };

  return {
    items,
    opening: opening ?? null,
    total: opening?.totalElements ?? null,
    totalPages: opening?.totalPages ?? 0,
    coming: last === undefined ? 0 : comingAfter(last),
    isFetching: query.isFetching,
    error: query.error,
    fetchMore: () => void fetchMore(),
    retry: () => void (pages === undefined ? query.refetch() : fetchMore()),
  };
}
