import type { CacheTag } from '@/lib/cache-tags';
import type { Orm } from '@/server/db/client';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import type { ContestService } from '@/server/api/modules/contests/service';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createAdminArticleRepository } from './admin-repository';
import { articleAdminRoutes } from './admin-routes';
import { createAdminArticleService } from './admin-service';
import { createNeighbourRepository } from './neighbour-repository';
import { createArticleRepository } from './repository';
import { articleRoutes } from './routes';
import { createArticleService } from './service';

interface ArticlesModuleDependencies {
  orm: Orm;
  artists: ArtistService;
  artworks: ArtworkService;
  contests: ContestService;
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
  understanding: UnderstandingService;
}

/** `/v1/articles`, `/v1/contents/articles`, `/v1/previews` and `/v1/admin/articles`. */
export function createArticlesModule({ orm, ...deps }: ArticlesModuleDependencies) {
  const service = createArticleService({
    ...deps,
    repository: createArticleRepository(orm),
    neighbours: createNeighbourRepository(orm),
  });
  const managed = createAdminArticleService({ ...deps, repository: createAdminArticleRepository(orm) });
  return { service, routes: [...articleRoutes(service), ...articleAdminRoutes(managed)] };
}
