import type { Orm } from '@/server/db/client';
import { createMinutesRepository } from './repository';
import { minutesRoutes } from './routes';
import { createMinutesService, type MinutesDependencies } from './service';

type Dependencies = Omit<MinutesDependencies, 'repository'> & { orm: Orm };

/** `/v1/organizations/contests/{uuid}/minutes`: the minutes of a contest's jury. */
export function createOrganizationMinutesModule({ orm, ...deps }: Dependencies) {
  const service = createMinutesService({ ...deps, repository: createMinutesRepository(orm) });
  return { service, routes: minutesRoutes(service) };
}
