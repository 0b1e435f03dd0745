import { nextLikedPage } from '@/components/like/next-liked-page';
import { isKept } from '@/components/like/use-liked-pages';
import { useEndlessPages } from '@/components/ui/use-endless-pages';
import { callApi } from '@/lib/browser/call-api';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';

/** The artists to show; the visitor's liked ones are fetched by the browser from their first page on. */
export function useArtistPages(state: ArtistListState, first: Page<ArtistCard> | null, isEnabled: boolean) {
  const { page, ...query } = state;
  const size = artistList.pageSize;
  return useEndlessPages<ArtistCard>({
    key: ['artists', query],
    first,
    from: page,
    size,
    isEnabled,
    load: (number, signal) =>
      callApi('get', '/v2/artists', { query: { ...query, page: number, size }, signal }),
    // What a visitor likes changes under their own hand.
    ...(query.like ? { staleTime: 0, nextPage: (loaded) => nextLikedPage(loaded, isKept) } : {}),
  });
}
