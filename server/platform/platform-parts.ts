import type { CacheTag } from '@/lib/cache-tags';
import { createDirectApi } from '@/server/api/direct-app';
import { askedOrigin } from '@/server/api/http/asked-origin';
import { DEFAULT_PACE } from '@/server/api/http/receive-body';
import { SharedAnswers } from '@/server/api/http/shared-answers';
import { createUploads } from '@/server/api/http/upload';
import { createWall } from '@/server/api/modules/artwork-wall/module';
import { createProcessEncoder } from '@/server/api/modules/media/encoder';
import { createProcessIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { createProcessCleaner } from '@/server/api/modules/media/review/cleaner';
import { createAuthRepository } from '@/server/api/modules/auth/repository';
import { createProcessPrinter } from '@/server/api/modules/portfolios/printer';
import { openMaintenanceChannel } from '@/server/backup/maintenance-channel';
import { openDatabase } from '@/server/db/client';
import { lockDataDir } from '@/server/db/lock';
import { assertNoDemoAccounts } from '@/server/demo/demo-accounts-guard';
import { openDataDir } from '@/server/files/data-dir';
import { finishSwap } from '@/server/files/data-swap';
import { removePartial } from '@/server/jobs/partial-files';
import { createIdentity } from '@/server/providers/identity/create-identity';
import { createMail } from '@/server/providers/mail/create-mail';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { createStorage } from '@/server/providers/storage/create-storage';
import { openRedis } from '@/server/redis-connection';
import { siteOriginsOf } from '@/server/settings/site-origins';
import { makeDataPrivate, schedulePeriodicVacuum, warmMedia } from './chores';
import { startJobs } from './jobs';
import type { PlatformOptions, PlatformParts } from './part-types';
import type { PartTable } from './parts';
import { databaseGauges, jobGauges, uploadGauges } from './platform-figures';
import { openApi, readinessOf } from './api-part';
import { openUploadFolder } from './upload-folder';

/** The parts in the order of their start; `startParts` stops them in the reverse order. */
export function platformParts({ config, log, bus, telemetry }: PlatformOptions): PartTable<PlatformParts> {
  const isEmbedded = config.databaseUrl === null;
  const siteOrigins = siteOriginsOf(config);
  const pace = { ...DEFAULT_PACE, totalMs: config.timeouts.uploadMs };
  const invalidate = (tags: readonly CacheTag[]) => bus.invalidate(tags);
  const none = () => undefined;
  return {
    lock: {
      start: () => {
        openDataDir(config.dataDir);
        return isEmbedded ? lockDataDir(config.dataDir) : null;
      },
      stop: (lock) => lock?.release(),
    },
    finishedSwap: {
      start: () => {
        if (isEmbedded) finishSwap(config.dataDir);
      },
    },
    database: {
      start: () =>
        openDatabase(
          config.databaseUrl === null
            ? { kind: 'pglite', dataDir: config.databaseDir }
            : { kind: 'postgres', url: config.databaseUrl, ...config.postgres },
          telemetry.tracing,
        ),
      stop: (database) => database.close(),
      metrics: databaseGauges,
    },
    privateData: { start: () => makeDataPrivate(config.dataDir, log) },
    guardedAccounts: {
      start: async ({ database }) => {
        if (!config.isDemo) await assertNoDemoAccounts(createAuthRepository(database.orm), createPasswords());
      },
    },
    redis: {
      start: () =>
        config.redisUrl === null
          ? null
          : openRedis(config.redisUrl, (error) => log.warn({ err: error }, 'shared limits')),
      stop: (redis) => redis?.disconnect(),
    },
    storage: {
      start: async () => {
        const storage = await createStorage(config.storage, {
          secret: config.secrets.storage,
          // At the origin of the page that asks, because its content policy allows no other.
          origin: () => askedOrigin() ?? config.siteUrl,
        });
        removePartial(storage, { isAlone: isEmbedded, log });
        return storage;
      },
    },
    uploadFolder: {
      start: () => openUploadFolder(config.uploadDir),
      stop: (folder) => folder.close(),
    },
    uploads: {
      start: ({ uploadFolder }) => createUploads({ directory: uploadFolder.path, pace }),
      metrics: uploadGauges,
    },
    media: {
      start: ({ database, storage, uploadFolder }) =>
        createMediaModule({
          orm: database.orm,
          storage,
          encoder: createProcessEncoder(),
          intake: createProcessIntake(),
          review: { cleaner: createProcessCleaner(), directory: uploadFolder.path },
          secret: config.secrets.storage,
          pace,
        }),
      stop: (media) => media.close(),
    },
    printer: { start: () => createProcessPrinter(), stop: (printer) => printer.close() },
    mail: { start: () => createMail(config.mail) },
    identity: {
      start: () => {
        const identity = createIdentity(config.identity, { secret: config.secrets.identity, siteOrigins });
        if (identity.provider === null)
          log.warn('IDENTITY_PROVIDER is not set: no identity can be verified, so no signup can end');
        return identity;
      },
    },
    answers: {
      start: () => {
        const answers = new SharedAnswers({
          seconds: config.pageCache.seconds,
          isConnected: () => bus.isConnected(),
        });
        bus.subscribe((tags) => answers.invalidate(tags));
        return answers;
      },
    },
    wall: { start: ({ database }) => createWall(database.orm, bus) },
    jobs: {
      start: ({ database, storage, mail, media, wall }) =>
        startJobs({
          database,
          storage,
          mail,
          search: config.search,
          invalidate,
          log,
          media: media.service,
          findSimilar: wall.similar.find,
        }),
      stop: (jobs) => jobs.stop(config.timeouts.shutdownMs),
      metrics: ({ counted }) => jobGauges(counted),
    },
    api: {
      start: (parts) => openApi(parts, { config, log, bus, telemetry, siteOrigins }),
    },
    direct: {
      start: ({ database, storage, media }) =>
        createDirectApi({
          database,
          log,
          telemetry,
          readiness: readinessOf(storage),
          media: media.routes,
        }),
    },
    warming: {
      start: ({ media }) => (config.warmsMedia ? warmMedia(media.service, log) : none),
      stop: (stop) => stop(),
    },
    vacuum: {
      start: ({ database, jobs }) => {
        jobs.retention.startDaily();
        return isEmbedded ? schedulePeriodicVacuum(database, log) : none;
      },
      stop: (stop) => stop(),
    },
    channel: {
      start: ({ database: { copyTo: copyDatabase } }) =>
        copyDatabase === null ? none : openMaintenanceChannel({ dataDir: config.dataDir, copyDatabase, log }),
      stop: (close) => close(),
    },
  };
}
