import type { Orm } from '@/server/db/client';
import { createOrganizationContestRepository } from './repository';
import { organizationContestRoutes } from './routes';
import { createOrganizationContestService, type OrganizationContestDependencies } from './service';

type Dependencies = Omit<OrganizationContestDependencies, 'repository'> & { orm: Orm };

/** `/v1/organizations/contests`: an organization's own contests. */
export function createOrganizationContestsModule({ orm, ...deps }: Dependencies) {
  const repository = createOrganizationContestRepository(orm);
  const service = createOrganizationContestService({ ...deps, repository });
  return { service, routes: organizationContestRoutes(service) };
}
