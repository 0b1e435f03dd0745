import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/browser/call-api';

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
      callApi('get', '/v1/contents/artists/{id}/art-works', {
        params: { id: artistId },
        query: { page, size: pageSize, cUuid: category },
        signal,
      }),
  });
}
