import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Page } from '@/lib/contracts/envelope';
import { comingAfter, nextPage, uniqueItems } from './next-page';
import { useLateInfiniteQuery } from '@/components/ui/use-late-queries';

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
 * what was added, so that going back finds it. React Query is loaded when the list goes on.
 */
export function useEndlessPages<Item extends { uuid: string }, Of extends Page<Item> = Page<Item>>({
  key,
  first,
  from,
  load,
  isEnabled = true,
  isKept,
}: EndlessPagesOptions<Of>): EndlessPages<Item, Of> {
  const [isAwaited, setAwaited] = useState(false);
  const isAsked = useRef(false);
  const isOn = isAwaited || (isEnabled && first === null);
  const {
    result,
    error,
    load: loadEngine,
  } = useLateInfiniteQuery<Of>(
    {
      // A different first page means a different list. Pages that were added to the old one don't belong to it.
      queryKey: [...key, from, first && [first.totalElements, ...first.content.map(({ uuid }) => uuid)]],
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: from,
      initialData: first === null ? undefined : { pages: [first], pageParams: [from] },
      getNextPageParam: (_last, loaded) => nextPage(loaded, isKept),
      enabled: isEnabled && first === null,
      // Only the visitor's own lists come without a first page, and those change under the visitor's hand.
      staleTime: 0,
    },
    isOn,
  );

  const pages = useMemo(() => result?.data?.pages ?? (first === null ? [] : [first]), [result, first]);
  const items = useMemo(() => uniqueItems(pages), [pages]);
  const opening = pages[0];
  const last = pages.at(-1);

  const fetchMore = async ({ fetchNextPage }: NonNullable<typeof result>) => {
    const { data, hasNextPage, isError } = await fetchNextPage();
    // A page loaded a second time adds only the few items that moved up. The reader wanted a full page, so load on.
    const added = uniqueItems(data?.pages ?? []).length - items.length;
    if (hasNextPage && !isError && added < (last?.pageable.pageSize ?? 0) / 2) await fetchNextPage();
  };

  // The reader asked for more before the code was there.
  const catchUp = useEffectEvent(() => {
    if (result === null || !isAsked.current) return;
    isAsked.current = false;
    void fetchMore(result);
  });
  const isReady = result !== null;
  useEffect(() => {
    if (isReady) catchUp();
  }, [isReady]);

  const more = () => {
    if (result !== null) return void fetchMore(result);
    isAsked.current = true;
    setAwaited(true);
    if (error !== null) loadEngine();
  };
  return {
    items,
    opening: opening ?? null,
    total: opening?.totalElements ?? null,
    totalPages: opening?.totalPages ?? 0,
    coming: last === undefined ? 0 : comingAfter(last),
    isFetching: result === null ? isOn && error === null : result.isFetching,
    error: result === null ? error : result.error,
    fetchMore: more,
    retry: () => {
      if (pages.length > 0) more();
      else if (result === null) loadEngine();
      else void result.refetch();
    },
  };
}
