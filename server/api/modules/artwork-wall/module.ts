import type { Orm } from '@/server/db/client';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createArtworkWallRepository } from './repository';
import { artworkWallRoutes } from './routes';
import { createArtworkWallService } from './service';
import { createSimilarWorks } from './similar-works';
import { createWallIndexRepository } from './wall-index-repository';
import { createWallSource, type Changes } from './wall-source';

export type Wall = ReturnType<typeof createWall>;

/** The works of public artists in memory, which the API and the jobs of a process share. @param changes see `createWallSource` */
export function createWall(orm: Orm, changes?: Changes) {
  const repository = createWallIndexRepository(orm);
  const source = createWallSource(repository, changes);
  return { source, similar: createSimilarWorks(source, repository) };
}

interface ArtworkWallModuleDependencies {
  orm: Orm;
  understanding: UnderstandingService;
  /** The default reads all works with each call. */
  wall?: Wall | undefined;
}

export function createArtworkWallModule({ orm, understanding, wall }: ArtworkWallModuleDependencies) {
  const repository = createArtworkWallRepository(orm);
  const { source } = wall ?? createWall(orm);
  const service = createArtworkWallService({ repository, source, understanding });
  return { service, routes: artworkWallRoutes(service) };
}
