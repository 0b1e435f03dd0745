import type { Hono } from 'hono';
import type { Database } from '@/server/db/client';
import type { Log } from '@/server/logging/log';
import type { Telemetry } from '@/server/telemetry/telemetry';
import { createBaseApp } from './base-app';
import { ApiError } from './http/api-error';
import { mountRoutes } from './http/mount';
import type { ApiEnv } from './http/mount';
import { createRateLimiter } from './http/rate-limit';
import { createHealthModule } from './modules/health/module';
import type { ReadinessChecks } from './modules/health/service';

export interface DirectDependencies {
  database: Database;
  log: Log;
  /** The Hono apps of `/media` and `/files`. */
  media: readonly Hono<ApiEnv>[];
  readiness: ReadinessChecks;
  telemetry?: Telemetry;
}

/**
 * The API that browsers reach without the backend-for-frontend: files and health. It has no call that knows people.
 * It has none of the API's other routes, so no spelling of a path reaches them through it.
 */
export function createDirectApi({
  database,
  log,
  media,
  readiness,
  telemetry,
}: DirectDependencies): Hono<ApiEnv> {
  const app = createBaseApp(log, telemetry);
  mountRoutes(app, createHealthModule({ database, readiness }).routes, {
    authenticate: () => Promise.reject(new ApiError('UNAUTHORIZED')),
    clientAddress: () => 'anyone',
    rateLimiter: createRateLimiter(),
    uploads: { receive: () => Promise.reject(new ApiError('UNSUPPORTED_MEDIA')) },
    // Health has no call that changes anything.
    idempotency: { once: () => Promise.reject(new ApiError('BAD_REQUEST')) },
    answers: null,
    checksAnswers: false,
  });
  for (const files of media) app.route('/', files);
  return app;
}
