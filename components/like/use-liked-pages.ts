import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { callApi } from '@/lib/browser/call-api';
import type { Page } from '@/lib/contracts/envelope';
import type { LikeType } from '@/lib/contracts/like';
import { shownState } from './like-store';
import { comingAfter, nextLikedPage, uniqueLiked } from './next-liked-page';
import { pageLikes } from './page-likes';

/**
 * What the visitor likes of one type: the page that came with the HTML and the pages that an endless list has
 * added. What is taken back stays where it is; `total` follows it.
 */
export function useLikedPages<Card extends { uuid: string }>(likeType: LikeType, first: Page<Card>) {
  const { pageNumber, pageSize: size } = first.pageable;
  const query = useInfiniteQuery({
    // Another first page is another list, whatever was added to the one before.
    queryKey: [
      'likes',
      likeType,
      { pageNumber, total: first.totalElements, uuids: first.content.map(({ uuid }) => uuid) },
    ],
    queryFn: async ({ pageParam, signal }) => {
      const query = { likeType, page: pageParam, size };
      // What the cards are follows from the type that is asked for.
      const page: unknown = await callApi('get', '/v1/users/me/likes', { query, signal });
      return page as Page<Card>;
    },
    initialPageParam: pageNumber,
    initialData: { pages: [first], pageParams: [pageNumber] },
    getNextPageParam: (_last, pages) => nextLikedPage(pages, isKept),
    staleTime: Infinity,
  });
  const pages = query.data.pages;
  const items = useMemo(() => uniqueLiked(pages), [pages]);
  const takenBack = useTakenBack(items);
  const last = pages.at(-1) ?? first;

  const fetchMore = async () => {
    const fetched = await query.fetchNextPage();
    // A page that was gone over again brings the few that have moved up: the reader came for more.
    const added = uniqueLiked(fetched.data?.pages ?? []).length - items.length;
    if (fetched.hasNextPage && !fetched.isError && added < size / 2) await query.fetchNextPage();
  };

  return {
    items,
    total: Math.max(0, first.totalElements - takenBack),
    totalPages: first.totalPages,
    coming: comingAfter(last),
    isFetching: query.isFetching,
    error: query.error,
    fetchMore: () => void fetchMore(),
  };
}

/** How many of these, all of them liked when they came, the visitor likes no more. */
export function useTakenBack(items: readonly { uuid: string }[]): number {
  return useSyncExternalStore(
    pageLikes.subscribe,
    () => items.filter(({ uuid }) => !shownState(pageLikes.find(uuid), true).isLiked).length,
    () => 0,
  );
}

/** Whether something that was liked when it came is so still, on the server and as the visitor wants it. */
export function isKept(uuid: string): boolean {
  const { isLiked, isSaved } = shownState(pageLikes.find(uuid), true);
  return isLiked && isSaved;
}
