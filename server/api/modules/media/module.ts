import type { BodyPace } from '@/server/api/http/receive-body';
import type { Orm } from '@/server/db/client';
import type { Storage } from '@/server/providers/storage/storage';
import type { Encoder } from './encoder';
import { fileRoutes } from './file-routes';
import { createMediaRepository } from './repository';
import { mediaRoutes } from './routes';
import { createMediaService } from './service';
import { shareRoutes } from './share-routes';
import { createShareService } from './share-service';

interface MediaModuleDependencies {
  orm: Orm;
  storage: Storage;
  encoder: Encoder;
  /** The key of the signed addresses of private files. */
  secret: string;
  /** How long an upload may take. */
  pace?: BodyPace;
  clock?: () => Date;
}

/** `/media` and `/files`. They answer with files instead of envelopes, so their routes are Hono apps. */
export function createMediaModule({ orm, storage, encoder, ...files }: MediaModuleDependencies) {
  const repository = createMediaRepository(orm);
  const service = createMediaService({ storage, repository, encoder });
  const share = createShareService({ storage, repository, encoder });
  return { service, routes: [mediaRoutes(service), shareRoutes(share), fileRoutes({ storage, ...files })] };
}
