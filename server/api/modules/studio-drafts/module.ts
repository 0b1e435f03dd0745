import type { CacheTag } from '@/lib/cache-tags';
import type { Orm } from '@/server/db/client';
import { createImportRepository } from './import-repository';
import { createImportService } from './import-service';
import { createPublishService } from './publish-service';
import { createDraftRepository } from './repository';
import { draftRoutes } from './routes';
import { createDraftService } from './service';
import type { DraftDependencies } from './service';

interface StudioDraftsModuleDependencies extends Omit<DraftDependencies, 'repository'> {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
}

/** Bulk registration: drafts of artworks, their publication, and imported lists. */
export function createStudioDraftsModule({ orm, ...deps }: StudioDraftsModuleDependencies) {
  const repository = createDraftRepository(orm);
  const drafts = createDraftService({ ...deps, repository });
  const publishing = createPublishService({ ...deps, repository });
  const imports = createImportService({ ...deps, repository: createImportRepository(orm) });
  return { service: drafts, routes: draftRoutes({ drafts, publishing, imports }) };
}
