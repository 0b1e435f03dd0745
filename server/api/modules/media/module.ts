import os from 'node:os';
import type { BodyPace } from '@/server/api/http/receive-body';
import type { Orm } from '@/server/db/client';
import type { Storage } from '@/server/providers/storage/storage';
import type { Encoder } from './encoder';
import { createFileAccessRepository } from './file-access-repository';
import { fileRoutes } from './file-routes';
import { createIntake } from './intake';
import type { IntakeWorker } from './intake';
import { createMediaRepository } from './repository';
import { localCleaner, type Cleaner } from './review/cleaner';
import { createReviewCopies } from './review/review-copies';
import { mediaRoutes } from './routes';
import { createMediaService } from './service';
import { shareRoutes } from './share-routes';
import { createSentUploadsRepository } from './sent-uploads-repository';
import { createShareService } from './share-service';

interface MediaModuleDependencies {
  orm: Orm;
  storage: Storage;
  encoder: Encoder;
  intake: IntakeWorker;
  /** The key of the signed addresses of private files; null in a process that serves none. */
  secret: string | null;
  /** Where copies for blind reviews are made; in this process where it is left out. */
  review?: { cleaner: Cleaner; directory: string };
  /** How long an upload may take. */
  pace?: BodyPace;
  clock?: () => Date;
}

export type MediaModule = ReturnType<typeof createMediaModule>;

/** `/media` and `/files`. They answer with files instead of envelopes, so their routes are Hono apps. */
export function createMediaModule({
  orm,
  storage,
  encoder,
  intake,
  secret,
  review = { cleaner: localCleaner, directory: os.tmpdir() },
  pace,
  clock = () => new Date(),
}: MediaModuleDependencies) {
  const repository = createMediaRepository(orm);
  const service = createMediaService({
    storage,
    repository,
    encoder,
    intake: createIntake(intake),
    clock,
  });
  const share = createShareService({ storage, repository, encoder });
  const { isReadable } = createFileAccessRepository(orm);
  const sent = createSentUploadsRepository(orm);
  const copies = createReviewCopies({ storage, ...review });
  const files = { storage, isReadable, sent, copies, clock, ...(pace !== undefined && { pace }) };
  const signedFiles = secret === null ? [] : [fileRoutes({ ...files, secret })];
  const close = () => [service, copies].forEach((part) => part.close());
  return { service, close, routes: [mediaRoutes(service), shareRoutes(share), ...signedFiles] };
}
