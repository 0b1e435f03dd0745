import type { Orm } from '@/server/db/client';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createArticleRepository } from './repository';
import { articleRoutes } from './routes';
import { createArticleService } from './service';

interface ArticlesModuleDependencies {
  orm: Orm;
  artists: ArtistService;
  clock: () => Date;
  understanding: UnderstandingService;
}

export function createArticlesModule({ orm, artists, clock, understanding }: ArticlesModuleDependencies) {
  const service = createArticleService({
    repository: createArticleRepository(orm),
    artists,
    clock,
    understanding,
  });
  return { service, routes: articleRoutes(service) };
}
