import { createWall } from '@/server/api/modules/artwork-wall/module';
import type { Orm } from '@/server/db/client';
import { findDueNeighbours } from '@/server/jobs/artwork-neighbours';
import { createArtworkNeighboursRepository } from '@/server/jobs/artwork-neighbours-repository';

const BATCH = 100;
/** Nothing else changes the works meanwhile. */
const NO_CHANGES = { subscribe: () => () => undefined, isConnected: () => true };

/** Finds the works like each of the demo's, which the job would do after the start. */
export async function seedNeighbours(orm: Orm): Promise<void> {
  const { similar } = createWall(orm, NO_CHANGES);
  const search = { repository: createArtworkNeighboursRepository(orm), findSimilar: similar.find };
  while ((await findDueNeighbours(search, BATCH)).length > 0);
}
