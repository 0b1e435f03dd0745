import type { Orm } from '@/server/db/client';
import { createAssignmentRepository } from './assignment-repository';
import { createExclusionRepository } from './exclusion-repository';
import { createJurorRepository } from './juror-repository';
import { createPanelRepository } from './repository';
import { panelRoutes } from './routes';
import { createPanelService, type PanelDependencies } from './service';

type Dependencies = Omit<PanelDependencies, 'repository' | 'jurors' | 'exclusions' | 'assignments'> & {
  orm: Orm;
};

/** `/v1/organizations/contests/{uuid}/jury`: the jurors of a contest, and who is excluded from an applicant. */
export function createOrganizationPanelModule({ orm, ...deps }: Dependencies) {
  const service = createPanelService({
    ...deps,
    repository: createPanelRepository(orm),
    jurors: createJurorRepository(orm),
    exclusions: createExclusionRepository(orm),
    assignments: createAssignmentRepository(orm),
  });
  return { service, routes: panelRoutes(service) };
}
