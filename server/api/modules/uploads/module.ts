import type { Orm } from '@/server/db/client';
import type { Storage } from '@/server/providers/storage/storage';
import { createUploadRepository } from './repository';
import { uploadRoutes } from './routes';
import { createUploadService } from './service';

interface UploadsModuleDependencies {
  orm: Orm;
  storage: Storage;
  clock: () => Date;
}

/** Files that artists send to storage themselves, by a signed address, for other features to use (ADR 33). */
export function createUploadsModule({ orm, storage, clock }: UploadsModuleDependencies) {
  const service = createUploadService({ repository: createUploadRepository(orm), storage, clock });
  return { service, routes: uploadRoutes(service) };
}
