import { nextLikedPage } from '@/components/like/next-liked-page';
import { isKept } from '@/components/like/use-liked-pages';
import { useEndlessPages } from '@/components/ui/use-endless-pages';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import { LIMITS } from '@/lib/limits';
import { api } from '@/lib/paths';
import type { ArtistListState } from './artist-list-state';

/** The artists to show; the visitor's liked ones are fetched by the browser from their first page on. */
export function useArtistPages(state: ArtistListState, first: Page<ArtistCard> | null, isEnabled: boolean) {
  const { q, like, sort, direction, page } = state;
  const size = LIMITS.artistList.pageSize;
  return useEndlessPages<ArtistCard>({
    key: ['artists', { q, like, sort, direction }],
    first,
    from: page,
    size,
    isEnabled,
    load: (number, signal) =>
      fetchApi(api.artists({ q, like, sort, direction, page: number, size }), trusted<Page<ArtistCard>>(), {
        signal,
      }),
    // What a visitor likes changes under their own hand.
    ...(like ? { staleTime: 0, nextPage: (loaded) => nextLikedPage(loaded, isKept) } : {}),
  });
}
