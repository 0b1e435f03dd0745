import type { Orm } from '@/server/db/client';
import type { AuditService } from '@/server/api/modules/audit/service';
import { createAdminContestRepository } from './admin-repository';
import { contestAdminRoutes } from './admin-routes';
import { createAdminContestService } from './admin-service';
import { createContestLogRepository } from './log-repository';
import { createContestLogService } from './log-service';
import { createOrganizationContestRepository } from './repository';
import { createContestReviewRepository } from './review-repository';
import { createResultService } from './result-service';
import { organizationContestRoutes } from './routes';
import { createRuleService } from './rule-service';
import { createOrganizationContestService, type OrganizationContestDependencies } from './service';

type Dependencies = Omit<OrganizationContestDependencies, 'repository' | 'reviews'> & {
  orm: Orm;
  audit: Pick<AuditService, 'noteAccess'>;
};

/** `/v1/organizations/contests`: an organization's own contests; and `/v1/admin/contests`: those of all. */
export function createOrganizationContestsModule({ orm, ...deps }: Dependencies) {
  const repository = createOrganizationContestRepository(orm);
  const reviews = createContestReviewRepository(orm);
  const service = createOrganizationContestService({ ...deps, repository, reviews });
  const rules = createRuleService({ ...deps, contests: service, reviews });
  const results = createResultService({ ...deps, contests: service, results: deps.contests });
  const log = createContestLogService({ log: createContestLogRepository(orm), contests: service });
  const managed = createAdminContestService({
    ...deps,
    repository: createAdminContestRepository(orm),
    contests: repository,
  });
  return {
    service,
    routes: [...organizationContestRoutes(service, { rules, results, log }), ...contestAdminRoutes(managed)],
  };
}
