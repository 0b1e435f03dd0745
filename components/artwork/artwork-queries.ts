import { queryOptions } from '@tanstack/react-query';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import type { Artwork } from '@/lib/contracts/artwork';
import type { Page } from '@/lib/contracts/envelope';
import { api } from '@/lib/paths';

/** Which of an artist's works, cut into pages of which size. `category` null is all of them. */
export interface ArtworkList {
  artistId: number;
  category: string | null;
  pageSize: number;
}

/** One page of the list; the wall and the viewing room share what either has fetched. */
export function artworkPageQuery({ artistId, category, pageSize }: ArtworkList, page: number) {
  return queryOptions({
    queryKey: ['artist-artworks', artistId, category, pageSize, page],
    queryFn: ({ signal }) =>
      fetchApi(
        api.artistArtworks(artistId, { page, size: pageSize, cUuid: category ?? undefined }),
        trusted<Page<Artwork>>(),
        { signal },
      ),
  });
}
