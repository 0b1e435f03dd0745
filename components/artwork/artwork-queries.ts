import { callApi } from '@/lib/browser/call-api';

/** A list of an artist's works: one category, or all where it is null, in pages of `pageSize`. */
export interface ArtworkList {
  artistId: number;
  category: string | null;
  pageSize: number;
}

/** The query for one page of the list. The wall and the viewing room share its cache. */
export function artworkPageQuery({ artistId, category, pageSize }: ArtworkList, page: number) {
  return {
    queryKey: ['artist-artworks', artistId, category, pageSize, page],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi('get', '/v1/contents/artists/{id}/art-works', {
        params: { id: artistId },
        query: { page, size: pageSize, cUuid: category },
        signal,
      }),
  };
}
