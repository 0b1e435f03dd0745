import type { Orm } from '@/server/db/client';
import { createExclusionRepository } from './exclusion-repository';
import { createJurorRepository } from './juror-repository';
import { createPanelRepository } from './repository';
import { panelRoutes } from './routes';
import { createPanelService, type PanelDependencies } from './service';

type Dependencies = Omit<PanelDependencies, 'repository' | 'jurors' | 'exclusions'> & { orm: Orm };

/** `/v1/organizations/contests/{uuid}/jury`: the jurors of a contest, and who is excluded from an applicant. */
export function createOrganizationPanelModule({ orm, ...deps }: Dependencies) {
  const service = createPanelService({
    ...deps,
    repository: createPanelRepository(orm),
    jurors: createJurorRepository(orm),
    exclusions: createExclusionRepository(orm),
  });
  return { service, routes: panelRoutes(service) };
}
