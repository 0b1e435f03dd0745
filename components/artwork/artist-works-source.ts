import { loadQueryEngine } from '@/lib/browser/late-query-engine';
import type { Artwork } from '@/lib/contracts/artwork';
import type { ArtworkArtist } from '@/lib/contracts/favorite';
import { artworkPageQuery, type ArtworkList } from './artwork-queries';
import type { ArtworkSource } from './viewer-source';

interface ArtistWorks {
  artist: ArtworkArtist;
  list: ArtworkList;
  /** The length of the list. */
  total: number;
  /** The works that are known, and the position of the first of them. */
  offset: number;
  works: readonly Artwork[];
}

/** A list of an artist's works as the viewing room walks through it. */
export function artistWorksSource({ artist, list, total, offset, works }: ArtistWorks): ArtworkSource {
  const signed = (work: Artwork) => ({ ...work, artist });
  return {
    total,
    pageSize: list.pageSize,
    known: new Map(works.map((work, index) => [offset + index, signed(work)])),
    async loadPage(page) {
      const { getQueryClient } = await loadQueryEngine();
      const { content } = await getQueryClient().fetchQuery(artworkPageQuery(list, page));
      return content.map(signed);
    },
  };
}
