import type { Orm } from '@/server/db/client';
import { createStudioProfileRepository } from './repository';
import { studioProfileRoutes } from './routes';
import { createStudioProfileService } from './service';
import type { StudioProfileDependencies } from './service';

type StudioProfileModuleDependencies = Omit<StudioProfileDependencies, 'repository'> & { orm: Orm };

/** `/v1/artists/me`: the profile that its artist edits. */
export function createStudioProfileModule({ orm, ...deps }: StudioProfileModuleDependencies) {
  const service = createStudioProfileService({ ...deps, repository: createStudioProfileRepository(orm) });
  return { service, routes: studioProfileRoutes(service) };
}
