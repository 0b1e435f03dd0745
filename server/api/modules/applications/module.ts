import type { Orm } from '@/server/db/client';
import { createApplicationRepository } from './repository';
import { applicationAdminRoutes } from './admin-routes';
import { createApplicationService } from './service';
import type { ApplicationDependencies } from './service';

type ApplicationsModuleDependencies = Omit<ApplicationDependencies, 'repository'> & { orm: Orm };

export function createApplicationsModule({ orm, ...deps }: ApplicationsModuleDependencies) {
  const service = createApplicationService({ ...deps, repository: createApplicationRepository(orm) });
  return { service, routes: applicationAdminRoutes(service) };
}
