import path from 'node:path';
import type { CacheTag } from '@/lib/cache-tags';
import { createApi, type Api } from '@/server/api/app';
import { raisedRateLimits } from '@/server/api/http/rate-limit';
import { createTokens } from '@/server/api/http/tokens';
import { createChat } from '@/server/providers/chat/create-chat';
import type { Storage } from '@/server/providers/storage/storage';
import type { PlatformOptions, PlatformParts } from './part-types';
import { assertionSecretOf } from './social-settings';
import { viewReportSecretOf } from './view-report-secret';

type ApiParts = Pick<
  PlatformParts,
  | 'database'
  | 'redis'
  | 'storage'
  | 'uploadFolder'
  | 'uploads'
  | 'media'
  | 'printer'
  | 'mail'
  | 'identity'
  | 'answers'
  | 'wall'
  | 'jobs'
>;

/** Opens the API on the parts of the platform that it needs. */
export function openApi(
  {
    database,
    redis,
    storage,
    uploadFolder,
    uploads,
    media,
    printer,
    mail,
    identity,
    answers,
    wall,
    jobs,
  }: ApiParts,
  { config, log, bus, telemetry, siteOrigins }: PlatformOptions & { siteOrigins: readonly string[] },
): Api {
  return createApi({
    database,
    siteOrigins,
    invalidate: (tags: readonly CacheTag[]) => bus.invalidate(tags),
    wall,
    retention: jobs.retention,
    wakeOutbox: () => jobs.outbox.wake(),
    tokens: createTokens({ secret: config.secrets.token }),
    identity: {
      provider: identity.provider,
      secret: config.secrets.identity,
      siteUrl: config.siteUrl,
    },
    socialAssertionSecret: assertionSecretOf(config),
    viewReportSecret: viewReportSecretOf(config),
    operation: {
      isDemo: config.isDemo,
      mailFolder: config.mail.smtpUrl === null ? path.relative(config.dataDir, config.mail.directory) : null,
      checkMail: () => mail.check(),
    },
    storage,
    uploads,
    search: jobs.search.provider,
    chat: createChat(config.chat, log),
    log,
    telemetry,
    readiness: readinessOf(storage),
    media,
    printing: { worker: printer, directory: uploadFolder.path, assets: path.resolve('public') },
    answers,
    checksAnswers: config.environment !== 'production',
    rateLimits: raisedRateLimits(config.limits.rateFactor),
    redis,
  });
}

export const readinessOf = (storage: Storage) => ({ storage: () => storage.ping() });
