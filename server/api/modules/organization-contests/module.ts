import type { Orm } from '@/server/db/client';
import type { AuditService } from '@/server/api/modules/audit/service';
import { createAdminContestRepository } from './admin-repository';
import { contestAdminRoutes } from './admin-routes';
import { createAdminContestService } from './admin-service';
import { createOrganizationContestRepository } from './repository';
import { organizationContestRoutes } from './routes';
import { createOrganizationContestService, type OrganizationContestDependencies } from './service';

type Dependencies = Omit<OrganizationContestDependencies, 'repository'> & {
  orm: Orm;
  audit: Pick<AuditService, 'noteAccess'>;
};

/** `/v1/organizations/contests`: an organization's own contests; and `/v1/admin/contests`: those of all. */
export function createOrganizationContestsModule({ orm, ...deps }: Dependencies) {
  const repository = createOrganizationContestRepository(orm);
  const service = createOrganizationContestService({ ...deps, repository });
  const managed = createAdminContestService({
    ...deps,
    repository: createAdminContestRepository(orm),
    contests: repository,
  });
  return { service, routes: [...organizationContestRoutes(service), ...contestAdminRoutes(managed)] };
}
