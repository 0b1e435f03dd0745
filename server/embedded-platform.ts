import path from 'node:path';
import type { CacheTag } from '@/lib/cache-tags';
import { DEFAULT_PACE } from '@/server/api/http/receive-body';
import { createApi } from './api/app';
import { createDirectApi } from './api/direct-app';
import { openSearchEngine } from './api/search-engine';
import { askedOrigin } from './api/http/asked-origin';
import { raisedRateLimits } from './api/http/rate-limit';
import { createTokens } from './api/http/tokens';
import { createUploads } from './api/http/upload';
import { createProcessEncoder } from './api/modules/media/encoder';
import { createProcessIntake } from './api/modules/media/intake';
import { createMediaModule } from './api/modules/media/module';
import { createProcessCleaner } from './api/modules/media/review/cleaner';
import type { MediaService } from './api/modules/media/service';
import { createProcessPrinter } from './api/modules/portfolios/printer';
import type { Platform } from './bff/host-bridge';
import type { Config } from './config';
import { openDataDir } from './data-dir';
import { createAuthRepository } from './api/modules/auth/repository';
import { openDatabase, type Database } from './db/client';
import { finishSwap } from './data-swap';
import { lockDataDir } from './db/lock';
import { assertNoDemoAccounts } from './demo-accounts-guard';
import { withDemoVerifier } from './demo-verification';
import { mailTo } from './api/modules/mails/templates';
import { startBannerPeriods } from './jobs/banner-periods';
import { createBannerPeriodRepository } from './jobs/banner-periods-repository';
import { startArticlePublication } from './jobs/article-publication';
import { createArticlePublicationRepository } from './jobs/article-publication-repository';
import { startContestReminders } from './jobs/contest-reminders';
import { createContestReminderRepository } from './jobs/contest-reminders-repository';
import { startFileRemovals } from './jobs/file-removals';
import { createFileRemovalRepository } from './jobs/file-removals-repository';
import { removePartial } from './jobs/partial-files';
import { startOutbox } from './jobs/outbox';
import { createOutboxRepository } from './jobs/outbox-repository';
import type { Log } from './log';
import { openMaintenanceChannel } from './maintenance-channel';
import type { InvalidationBus } from './providers/cache/cache';
import { makePrivate } from './private-files';
import { createIdentity } from './providers/identity/create-identity';
import { createChat } from './providers/chat/create-chat';
import { createMail } from './providers/mail/create-mail';
import { createPasswords } from './providers/passwords/passwords';
import { createStorage } from './providers/storage/create-storage';
import { openRedis } from './redis-connection';
import { composeRetention } from './retention';
import { addPlatformFigures } from './platform-figures';
import { siteOriginsOf } from './site-origins';
import { assertionSecretOf } from './social-settings';
import type { Telemetry } from './telemetry/telemetry';
import { openUploadFolder } from './upload-folder';
import { viewReportSecretOf } from './view-report-secret';

export interface EmbeddedPlatform extends Platform {
  /** The part that browsers reach without the backend-for-frontend: files, health, demo verification. */
  direct: Platform;
  /** Resolves when the database is open; rejects where it can't be opened. */
  ready: Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedPlatformOptions {
  config: Config;
  log: Log;
  bus: InvalidationBus;
  telemetry: Telemetry;
}

interface Opened extends Platform {
  direct: Platform;
  close(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
const WARM_AFTER_MS = 5000;

/** Opens the API and its database in this process. Calls before that wait. */
export function openEmbeddedPlatform(options: EmbeddedPlatformOptions): EmbeddedPlatform {
  const opening = open(options);
  opening.catch(() => undefined);
  return {
    fetch: async (request) => (await opening).fetch(request),
    direct: { fetch: async (request) => (await opening).direct.fetch(request) },
    ready: opening.then(() => undefined),
    close: async () => {
      const opened = await opening.catch(() => null);
      await opened?.close();
    },
  };
}

async function open({ config, log, bus, telemetry }: EmbeddedPlatformOptions): Promise<Opened> {
  const isEmbedded = config.databaseUrl === null;
  openDataDir(config.dataDir);
  const lock = isEmbedded ? await lockDataDir(config.dataDir) : null;
  if (isEmbedded) finishSwap(config.dataDir);
  const database = await openDatabase(
    config.databaseUrl === null
      ? { kind: 'pglite', dataDir: config.databaseDir }
      : { kind: 'postgres', url: config.databaseUrl, ...config.postgres },
    telemetry.tracing,
  );
  await makeDataPrivate(config.dataDir, log);
  if (!config.isDemo) {
    try {
      await assertNoDemoAccounts(createAuthRepository(database.orm), createPasswords());
    } catch (error) {
      await database.close();
      await lock?.release();
      throw error;
    }
  }
  const redis =
    config.redisUrl === null
      ? null
      : openRedis(config.redisUrl, (error) => log.warn({ err: error }, 'shared limits'));
  const storage = await createStorage(config.storage, {
    secret: config.secrets.storage,
    // At the origin of the page that asks, because its content policy allows no other.
    origin: () => askedOrigin() ?? config.siteUrl,
  });
  removePartial(storage, { isAlone: isEmbedded, log });
  const uploadFolder = await openUploadFolder(config.uploadDir);
  const pace = { ...DEFAULT_PACE, totalMs: config.timeouts.uploadMs };
  const media = createMediaModule({
    orm: database.orm,
    storage,
    encoder: createProcessEncoder(),
    intake: createProcessIntake(),
    review: { cleaner: createProcessCleaner(), directory: uploadFolder.path },
    secret: config.secrets.storage,
    pace,
  });
  const printer = createProcessPrinter();
  const mail = createMail(config.mail);
  const outbox = startOutbox({ repository: createOutboxRepository(database.orm), mail, log });
  const reminders = startContestReminders({
    repository: createContestReminderRepository(database.orm, ({ email, ...values }) =>
      mailTo('contest-ends-soon', email, values),
    ),
    wakeOutbox: () => outbox.wake(),
    log,
  });
  const periods = startBannerPeriods({
    repository: createBannerPeriodRepository(database.orm),
    invalidate: (tags) => bus.invalidate(tags),
    log,
  });
  const removals = startFileRemovals({ repository: createFileRemovalRepository(database.orm), storage, log });
  const search = await openSearchEngine(config.search, { database, log });
  const stopWarming = config.warmsMedia ? warmMedia(media.service, log) : () => undefined;
  const siteOrigins = siteOriginsOf(config);
  const identityKeys = { secret: config.secrets.identity, siteUrl: config.siteUrl };
  const identity = createIdentity(config.identity, { secret: config.secrets.identity, siteOrigins });
  if (identity.provider === null)
    log.warn('IDENTITY_PROVIDER is not set: nobody can be verified, so nobody can join');
  const invalidate = (tags: readonly CacheTag[]) => bus.invalidate(tags);
  const publication = startArticlePublication({
    repository: createArticlePublicationRepository(database.orm),
    invalidate,
    log,
  });
  const retention = composeRetention({ database, storage, invalidate, log });
  const uploads = createUploads({ directory: uploadFolder.path, pace });
  const jobs = { outbox, reminders, ...(search.queue !== null && { search: search.queue }) };
  if (telemetry.metrics !== null) addPlatformFigures(telemetry.metrics, { database, uploads, jobs });
  const readiness = { storage: () => storage.ping() };
  const api = createApi({
    database,
    siteOrigins,
    invalidate,
    retention,
    wakeOutbox: () => outbox.wake(),
    tokens: createTokens({ secret: config.secrets.token }),
    identity: { provider: identity.provider, ...identityKeys },
    socialAssertionSecret: assertionSecretOf(config),
    viewReportSecret: viewReportSecretOf(config),
    operation: {
      isDemo: config.isDemo,
      mailFolder: config.mail.smtpUrl === null ? path.relative(config.dataDir, config.mail.directory) : null,
      checkMail: () => mail.check(),
    },
    storage,
    uploads,
    search: search.provider,
    chat: createChat(config.chat, log),
    log,
    telemetry,
    readiness,
    media,
    printing: { worker: printer, directory: uploadFolder.path, assets: path.resolve('public') },
    checksAnswers: config.environment !== 'production',
    rateLimits: raisedRateLimits(config.limits.rateFactor),
    redis,
  });
  const direct = createDirectApi({ database, log, telemetry, readiness, media: media.routes });
  retention.startDaily();
  const stopVacuum = isEmbedded ? vacuumNowAndThen(database, log) : () => undefined;
  const { copyTo: copyDatabase } = database;
  const closeChannel =
    copyDatabase === null
      ? () => Promise.resolve()
      : await openMaintenanceChannel({ dataDir: config.dataDir, copyDatabase, log });
  return {
    fetch: withDemoVerifier((request) => api.fetch(request), identity.verifier),
    direct: { fetch: withDemoVerifier((request) => direct.fetch(request), identity.verifier) },
    close: async () => {
      await closeChannel();
      stopVacuum();
      stopWarming();
      media.close();
      printer.close();
      const { shutdownMs } = config.timeouts;
      await Promise.all([reminders, periods, publication, removals].map((job) => job.stop(shutdownMs)));
      await Promise.all([outbox.stop(shutdownMs), search.stop(shutdownMs), retention.stop()]);
      redis?.disconnect();
      await uploadFolder.close();
      await database.close();
      await lock?.release();
    },
  };
}

/** Makes files private that an earlier version or the database left readable for others. A failure is only logged. */
async function makeDataPrivate(dataDir: string, log: Log): Promise<void> {
  try {
    const { changed, failed } = await makePrivate(dataDir);
    if (changed > 0) log.info({ changed }, 'data folder made private');
    if (failed > 0) log.warn({ failed }, 'others can read files in the data folder that belong to them');
  } catch (error) {
    log.warn({ err: error }, 'data folder');
  }
}

/** Vacuums the embedded database regularly, because it has no autovacuum. @returns the function that stops it */
function vacuumNowAndThen(database: Database, log: Log): () => void {
  const vacuum = () => {
    database.vacuum().catch((error: unknown) => log.warn({ err: error }, 'vacuum'));
  };
  const first = setTimeout(vacuum, HOUR / 6);
  const timer = setInterval(vacuum, 6 * HOUR);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Makes common image variants in the background after the start. @returns the function that stops it */
function warmMedia(media: MediaService, log: Log): () => void {
  const stop = new AbortController();
  const start = setTimeout(() => {
    media.warm({ signal: stop.signal }).then(
      (made) => log.info({ made }, 'image variants ready'),
      (error: unknown) => log.warn({ err: error }, 'image variants'),
    );
  }, WARM_AFTER_MS);
  start.unref();
  return () => {
    clearTimeout(start);
    stop.abort();
  };
}
