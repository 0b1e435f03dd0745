import type { Orm } from '@/server/db/client';
import type { ArtistService } from '@/server/api/modules/artists/service';
import { createArticleRepository } from './repository';
import { articleRoutes } from './routes';
import { createArticleService } from './service';

interface ArticlesModuleDependencies {
  orm: Orm;
  artists: ArtistService;
  clock: () => Date;
}

export function createArticlesModule({ orm, artists, clock }: ArticlesModuleDependencies) {
  const service = createArticleService(createArticleRepository(orm), artists, clock);
  return { service, routes: articleRoutes(service) };
}
