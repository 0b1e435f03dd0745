import { useViewingRoom } from '@/components/artwork/use-viewing-room';
import type { ViewerWork } from '@/components/artwork/viewer-source';
import { loadQueryEngine } from '@/lib/browser/late-query-engine';
import type { ArtworkHit } from '@/lib/contracts/search';
import { pageAt, parsePlaces, type SearchedText, type SearchHit } from '@/lib/search/sections';
import { workOf } from './artwork-hits';
import { searchPageQuery } from './search-queries';
import type { SectionState } from './use-section-pages';

/**
 * The viewing room over the artworks that were found: it walks through all of them, and the section below
 * turns to the page of the work that the visitor looked at last.
 */
export function useHitViewer(search: SearchedText, state: SectionState, onShow: (from: number) => void) {
  const { section, hits, page, size } = state;

  return useViewingRoom({
    visitTo(uuid) {
      const at = hits?.content.findIndex((hit) => hit.uuid === uuid) ?? -1;
      if (hits === null || at < 0) return null;
      const from = page * size;
      return {
        start: from + at,
        source: {
          total: hits.totalElements,
          pageSize: size,
          known: new Map(shown(hits.content).map((work, index) => [from + index, work])),
          loadPage: async (number) => {
            const client = (await loadQueryEngine()).getQueryClient();
            const query = searchPageQuery({ section, search, page: number, size });
            return shown((await client.fetchQuery(query)).content);
          },
        },
      };
    },
    // The section may still show another page than the address names.
    isComing: () => hits === null || pageAt(placeInAddress(), size) !== page,
    // A shared address of a work shows its page of results in a window of any width.
    placeOf: (position) => ({ artworks: position === 0 ? null : String(position) }),
    reveal(position) {
      const there = pageAt(position, size);
      if (pageAt(placeInAddress(), size) !== there) onShow(there * size);
    },
  });
}

/** Hits of the section of artworks as works of the room. */
function shown(hits: readonly SearchHit[]): ViewerWork[] {
  return (hits as readonly ArtworkHit[]).map((hit) => ({
    ...workOf(hit),
    description: hit.description,
    artist: hit.artist,
  }));
}

function placeInAddress(): number {
  const query = new URLSearchParams(window.location.search);
  return parsePlaces((key) => query.get(key)).artworks;
}
