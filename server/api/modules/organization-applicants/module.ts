import type { Orm } from '@/server/db/client';
import type { Storage } from '@/server/providers/storage/storage';
import { createDecisionRepository } from './decision-repository';
import { createExportRepository } from './export/repository';
import { createExportService } from './export/service';
import { createApplicantRepository } from './repository';
import { createReviewRepository } from './review-repository';
import { createRankingRepository } from './ranking-repository';
import { createRankingService } from './ranking-service';
import { createReopeningRepository } from './reopening-repository';
import { createReopeningService } from './reopening-service';
import { applicantRoutes } from './routes';
import { createApplicantService, type ApplicantDependencies } from './service';

type Dependencies = Omit<ApplicantDependencies, 'repository' | 'reviews' | 'decisions'> & {
  orm: Orm;
  storage: Storage;
};

/** `/v1/organizations/contests/{uuid}/applicants`: the applicants and their decisions. */
export function createOrganizationApplicantsModule({ orm, storage, ...deps }: Dependencies) {
  const repository = createApplicantRepository(orm);
  const reviews = createReviewRepository(orm);
  const service = createApplicantService({
    ...{ ...deps, repository, reviews },
    decisions: createDecisionRepository(orm),
  });
  const { contests, clock } = deps;
  const reopening = createReopeningService({ ...deps, reopenings: createReopeningRepository(orm) });
  const ranking = createRankingService({ ranking: createRankingRepository(orm), contests });
  const exporting = {
    repository: createExportRepository(orm),
    applicants: repository,
    reviews,
    contests,
    storage,
    clock,
  };
  return { service, routes: applicantRoutes(service, ranking, reopening, createExportService(exporting)) };
}
