import type { Hono } from 'hono';
import type { Database } from '@/server/db/client';
import type { Log } from '@/server/log';
import { framedApp } from './framed-app';
import { ApiError } from './http/api-error';
import { mountRoutes } from './http/mount';
import type { ApiEnv } from './http/mount';
import { createRateLimiter } from './http/rate-limit';
import { healthRoutes } from './modules/health/routes';
import { createHealthService } from './modules/health/service';
import type { ReadinessChecks } from './modules/health/service';

export interface DirectDependencies {
  database: Database;
  log: Log;
  /** `/media` and `/files`. */
  media: readonly Hono<ApiEnv>[];
  readiness: ReadinessChecks;
}

/**
 * What browsers ask without the backend-for-frontend before it: files and health, and no call that knows people. It
 * has none of the API's other routes, so no spelling of a path can reach them through it.
 */
export function createDirectApi({ database, log, media, readiness }: DirectDependencies): Hono<ApiEnv> {
  const app = framedApp(log);
  mountRoutes(app, healthRoutes(createHealthService({ database: () => database.ping(), ...readiness })), {
    authenticate: () => Promise.reject(new ApiError('UNAUTHORIZED')),
    clientAddress: () => 'anyone',
    rateLimiter: createRateLimiter(),
    uploads: { receive: () => Promise.reject(new ApiError('UNSUPPORTED_MEDIA')) },
    checksAnswers: false,
  });
  for (const files of media) app.route('/', files);
  return app;
}
