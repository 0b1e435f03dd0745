import type { Orm } from '@/server/db/client';
import { organizationAdminRoutes } from './admin-routes';
import { createPeopleRepository } from './people-repository';
import { createOrganizationRepository } from './repository';
import { createOrganizationService, type OrganizationDependencies } from './service';

type Dependencies = Omit<OrganizationDependencies, 'repository' | 'people'> & { orm: Orm };

/** `/v1/admin/organizations`. */
export function createOrganizationsModule({ orm, ...deps }: Dependencies) {
  const service = createOrganizationService({
    ...deps,
    repository: createOrganizationRepository(orm),
    people: createPeopleRepository(orm),
  });
  return { service, routes: organizationAdminRoutes(service) };
}
