import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nextLikedPage } from '@/components/like/next-liked-page';
import { isKept } from '@/components/like/use-liked-pages';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import { LIMITS } from '@/lib/limits';
import { api } from '@/lib/paths';
import type { ArtistListState } from './artist-list-state';

/**
 * The artists to show: the page that came with the HTML (or, for a visitor's liked artists, the page that
 * the browser fetches) and the pages that an infinite list has added to it. What was added is kept, so
 * that going back finds it.
 */
export function useArtistPages(state: ArtistListState, first: Page<ArtistCard> | null, isEnabled: boolean) {
  const { q, like, sort, direction, page } = state;
  const size = LIMITS.artistList.pageSize;
  const query = useInfiniteQuery({
    queryKey: ['artists', { q, like, sort, direction, from: page, isWhole: first === null }],
    queryFn: ({ pageParam, signal }) =>
      fetchApi(
        api.artists({ q, like, sort, direction, page: pageParam, size }),
        trusted<Page<ArtistCard>>(),
        { signal },
      ),
    initialPageParam: first === null ? page : page + 1,
    getNextPageParam: ({ pageable, totalPages }, loaded) => {
      if (like) return nextLikedPage(loaded, isKept);
      return pageable.pageNumber + 1 < totalPages ? pageable.pageNumber + 1 : undefined;
    },
    enabled: isEnabled && first === null,
    // What a visitor likes changes under their own hand.
    ...(like ? { staleTime: 0 } : {}),
  });

  const { data } = query;
  const pages = useMemo(() => [...(first === null ? [] : [first]), ...(data?.pages ?? [])], [first, data]);
  const artists = useMemo(() => {
    // Somebody may have joined between two pages and moved the list by one.
    const unique = new Map(pages.flatMap(({ content }) => content.map((artist) => [artist.uuid, artist])));
    return [...unique.values()];
  }, [pages]);
  const last = pages.at(-1);

  return {
    artists,
    total: last?.totalElements ?? null,
    totalPages: last?.totalPages ?? 0,
    /** How many the next page brings. */
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
