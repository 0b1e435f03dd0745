import { FACET_KEYS, type ChosenFacets } from '@/lib/artwork/facets';
import type { ArtworkWallPage } from '@/lib/contracts/artwork-wall';
import type { ArtworkListState } from '@/lib/lists/artwork-list';
import * as listLimits from '@/lib/limits/list';
import { pick } from '@/lib/pick';
import type { SignedIn } from '@/server/api/http/access';
import { boundedPage } from '@/server/api/http/envelope';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { presentCreditedArtwork, presentFacets } from './presenter';
import type { ArtworkWallRepository } from './repository';
import type { WallIndex, WallWindow } from './wall-index';
import type { WallSource } from './wall-source';

export type ArtworkWallService = ReturnType<typeof createArtworkWallService>;

interface ArtworkWallDependencies {
  repository: ArtworkWallRepository;
  source: WallSource;
  understanding: UnderstandingService;
}

/** The works that a text finds: those whose titles say it, and all others. */
interface Hits {
  named: number[];
  others: number[];
}

export function createArtworkWallService({ repository, source, understanding }: ArtworkWallDependencies) {
  return {
    /** A page of the artworks of public artists, what its text was taken for and, where `facets`, the counts of the facets. */
    async list(
      query: ArtworkListState & { size: number; facets: boolean },
      viewer: SignedIn | null,
    ): Promise<ArtworkWallPage> {
      const chosen: ChosenFacets = pick(query, FACET_KEYS);
      let facets: ArtworkWallPage['facets'] = null;
      const found = await understanding.list('ARTIST_ARTWORK', query, async (wanted) => {
        const hits = wanted === null ? null : hitsOf(await repository.findHits(wanted));
        const among = hits && [...hits.named, ...hits.others];
        const index = await source.get();
        if (query.facets) facets = presentFacets(index, chosen, among);
        const { page: number, size, sort, direction } = query;
        const offset = number * size;
        const ids =
          offset >= listLimits.maxDepth
            ? []
            : pageOf(index, chosen, hits, { sort, direction, offset, limit: size });
        const rows = await repository.listByIds(ids, viewer?.accountUuid ?? null);
        const total = index.count(chosen, among);
        return boundedPage(rows.map(presentCreditedArtwork), { page: number, size, total });
      });
      return { ...found, facets };
    },
  };
}

const hitsOf = (found: readonly { id: number; isNamed: boolean }[]): Hits => ({
  named: found.filter(({ isNamed }) => isNamed).map(({ id }) => id),
  others: found.filter(({ isNamed }) => !isNamed).map(({ id }) => id),
});

/** The ids of a page; with a text the works whose titles say it come first. */
function pageOf(index: WallIndex, chosen: ChosenFacets, hits: Hits | null, window: WallWindow): number[] {
  if (hits === null) return index.page(chosen, null, window);
  const named = index.page(chosen, hits.named, window);
  if (named.length === window.limit) return named;
  const offset = Math.max(0, window.offset - index.count(chosen, hits.named));
  const others = index.page(chosen, hits.others, { ...window, offset, limit: window.limit - named.length });
  return [...named, ...others];
}
