import type { Orm } from '@/server/db/client';
import type { Storage } from '@/server/providers/storage/storage';
import type { MediaService } from '@/server/api/modules/media/service';
import { createOriginalRepository } from './repository';
import { createOriginalService } from './service';

interface OriginalsModuleDependencies {
  orm: Orm;
  storage: Storage;
  media: MediaService;
  clock: () => Date;
}

/** Originals have no routes of their own: they come with profiles and artworks, and leave by signed addresses. */
export function createOriginalsModule({ orm, ...deps }: OriginalsModuleDependencies) {
  const service = createOriginalService({ ...deps, repository: createOriginalRepository(orm) });
  return { service, routes: [] };
}
