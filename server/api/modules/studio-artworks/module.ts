import type { OriginalService } from '@/server/api/modules/originals/service';
import type { Orm } from '@/server/db/client';
import { createCategoryRepository } from './category-repository';
import { categoryRoutes } from './category-routes';
import { createCategoryService } from './category-service';
import { createArtworkFileService } from './file-service';
import { createOrderRepository } from './order-repository';
import { createOrderService } from './order-service';
import { createStudioArtworkRepository } from './repository';
import { studioArtworkRoutes } from './routes';
import { createStudioArtworkService } from './service';
import type { StudioArtworkDependencies } from './service';

interface StudioArtworksModuleDependencies extends Omit<StudioArtworkDependencies, 'repository'> {
  orm: Orm;
  originals: OriginalService;
}

/** `/v1/artists/me/artworks`: the artworks that their artist keeps, their categories and their order. */
export function createStudioArtworksModule({ orm, ...deps }: StudioArtworksModuleDependencies) {
  const repository = createStudioArtworkRepository(orm);
  const service = createStudioArtworkService({ ...deps, repository });
  const files = createArtworkFileService({ ...deps, repository });
  const categories = createCategoryService({ ...deps, repository: createCategoryRepository(orm) });
  const order = createOrderService({ ...deps, repository: createOrderRepository(orm) });
  return {
    service,
    routes: [...categoryRoutes(categories, order), ...studioArtworkRoutes(service, files)],
  };
}
