import type { Api } from '@/server/api/app';
import type { createDirectApi } from '@/server/api/direct-app';
import type { SharedAnswers } from '@/server/api/http/shared-answers';
import type { createUploads } from '@/server/api/http/upload';
import type { Wall } from '@/server/api/modules/artwork-wall/module';
import type { MediaModule } from '@/server/api/modules/media/module';
import type { createProcessPrinter } from '@/server/api/modules/portfolios/printer';
import type { Database } from '@/server/db/client';
import type { DataDirLock } from '@/server/db/lock';
import type { Log } from '@/server/logging/log';
import type { InvalidationBus } from '@/server/providers/cache/cache';
import type { Identity } from '@/server/providers/identity/create-identity';
import type { MailProvider } from '@/server/providers/mail/mail';
import type { Storage } from '@/server/providers/storage/storage';
import type { openRedis } from '@/server/redis-connection';
import type { Config } from '@/server/settings/config';
import type { Telemetry } from '@/server/telemetry/telemetry';
import type { Jobs } from './jobs';
import type { UploadFolder } from './upload-folder';

export interface PlatformOptions {
  config: Config;
  log: Log;
  bus: InvalidationBus;
  telemetry: Telemetry;
}

type Stop = () => unknown;

/** What the API and its database need in this process. A part without a value is a step, or only has an end. */
export interface PlatformParts {
  /** Null where the database is a server, so that several processes may share the data folder. */
  lock: DataDirLock | null;
  finishedSwap: void;
  database: Database;
  privateData: void;
  guardedAccounts: void;
  redis: ReturnType<typeof openRedis> | null;
  storage: Storage;
  uploadFolder: UploadFolder;
  uploads: ReturnType<typeof createUploads>;
  media: MediaModule;
  printer: ReturnType<typeof createProcessPrinter>;
  mail: MailProvider;
  identity: Identity;
  /** Answers for guests, which changes end. */
  answers: SharedAnswers;
  /** The wall of artworks in memory. */
  wall: Wall;
  jobs: Jobs;
  api: Api;
  direct: ReturnType<typeof createDirectApi>;
  warming: Stop;
  vacuum: Stop;
  channel: Stop;
}
