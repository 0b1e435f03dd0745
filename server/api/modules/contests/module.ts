import type { Orm } from '@/server/db/client';
import { createContestRepository } from './repository';
import { createContestResultRepository } from './result-repository';
import { contestRoutes } from './routes';
import { createContestService, type ContestDependencies } from './service';

type ContestsModuleDependencies = Omit<ContestDependencies, 'repository' | 'results'> & { orm: Orm };

/** `/v1/contents/contests`: contests as visitors see them. */
export function createContestsModule({ orm, ...deps }: ContestsModuleDependencies) {
  const service = createContestService({
    ...deps,
    repository: createContestRepository(orm),
    results: createContestResultRepository(orm),
  });
  return { service, routes: contestRoutes(service) };
}
