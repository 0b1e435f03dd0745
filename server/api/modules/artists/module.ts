import type { CacheTag } from '@/lib/cache-tags';
import type { Orm } from '@/server/db/client';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createAdminArtistRepository } from './admin-repository';
import { artistAdminRoutes } from './admin-routes';
import { createAdminArtistService } from './admin-service';
import { createArtistRepository } from './repository';
import { artistRoutes } from './routes';
import { createArtistService } from './service';

interface ArtistsModuleDependencies {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
  understanding: UnderstandingService;
}

export function createArtistsModule({ orm, invalidate, understanding }: ArtistsModuleDependencies) {
  const service = createArtistService(createArtistRepository(orm), understanding);
  const managed = createAdminArtistService({ repository: createAdminArtistRepository(orm), invalidate });
  return { service, routes: [...artistRoutes(service), ...artistAdminRoutes(managed)] };
}
