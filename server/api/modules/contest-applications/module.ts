import type { Orm } from '@/server/db/client';
import { createApplicationRepository } from './repository';
import { applicationRoutes } from './routes';
import { createApplicationService, type ApplicationDependencies } from './service';

type ApplicationsModuleDependencies = Omit<ApplicationDependencies, 'repository'> & { orm: Orm };

/** `/v1/artists/contest-applicants`: an artist's applications to contests. */
export function createContestApplicationsModule({ orm, ...deps }: ApplicationsModuleDependencies) {
  const service = createApplicationService({ ...deps, repository: createApplicationRepository(orm) });
  return { service, routes: applicationRoutes(service) };
}
