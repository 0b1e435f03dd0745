import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import type { Log } from '@/server/logging/log';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';
import type { ArtworkNeighboursRepository } from './artwork-neighbours-repository';

const NEIGHBOURS = { batch: 50, pollMs: 30_000 };
const REST = { retrySeconds: 60, retryMaxSeconds: 3600 };
/** Days after which the neighbours of an artwork are looked for again: newer works may be among them. */
const DAYS = { whole: 30, few: 1 };

interface NeighbourSearch {
  repository: ArtworkNeighboursRepository;
  /** The ids of the works that are like one, the likest first. */
  findSimilar: (artworkId: number) => Promise<number[]>;
}

interface ArtworkNeighboursOptions extends NeighbourSearch {
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
}

/**
 * Finds the works like each of up to `limit` artworks that are due. Artworks that have fewer neighbours than a page shows are due again
 * in a day, the others in a month. @returns their ids
 */
export async function findDueNeighbours(
  { repository, findSimilar }: NeighbourSearch,
  limit: number,
): Promise<number[]> {
  const due = await repository.listDue(limit);
  for (const artwork of due) {
    const ids = await findSimilar(artwork.artworkId);
    const days = ids.length < artworkPageLimits.similarMax ? DAYS.few : DAYS.whole;
    await repository.save(artwork, ids, days);
  }
  return due.map(({ artworkId }) => artworkId);
}

/** Finds the works like each artwork that is new or has changed, so that no visitor waits for them (P-203). */
export function startArtworkNeighbours({ invalidate, log, ...search }: ArtworkNeighboursOptions): JobRunner {
  return startPolledJob({
    ...NEIGHBOURS,
    name: 'artwork neighbours',
    // Several processes may look at the same artwork: they find the same works.
    async runDue(limit) {
      const ids = await findDueNeighbours(search, limit);
      const uuids = ids.length === 0 ? [] : await search.repository.uuidsOf(ids);
      if (uuids.length > 0) invalidate(uuids.map((uuid) => cacheTags.artwork(uuid)));
      return ids.length;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
