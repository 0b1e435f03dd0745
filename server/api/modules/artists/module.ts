import type { Orm } from '@/server/db/client';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createArtistRepository } from './repository';
import { artistRoutes } from './routes';
import { createArtistService } from './service';

interface ArtistsModuleDependencies {
  orm: Orm;
  understanding: UnderstandingService;
}

export function createArtistsModule({ orm, understanding }: ArtistsModuleDependencies) {
  const service = createArtistService(createArtistRepository(orm), understanding);
  return { service, routes: artistRoutes(service) };
}
