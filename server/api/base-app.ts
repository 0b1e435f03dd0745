import { Hono } from 'hono';
import { isAccountFull, isStorageFull, isUnavailable } from '@/server/db/errors';
import type { Log } from '@/server/logging/log';
import { NO_TELEMETRY, type Telemetry } from '@/server/telemetry/telemetry';
import { StorageUnavailableError } from '@/server/providers/storage/storage';
import { notFound } from './http/api-error';
import { failureAnswer, requestMiddleware } from './http/request-middleware';
import type { ApiEnv } from './http/mount';

const ERROR_KINDS = {
  isUnavailable: (error: unknown) => error instanceof StorageUnavailableError || isUnavailable(error),
  isStorageFull,
  isAccountFull,
};

/**
 * An app without routes. Every answer has its request id, its security headers and a line in the log; every failure
 * has its envelope.
 */
export function createBaseApp(log: Log, telemetry: Telemetry = NO_TELEMETRY): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requestMiddleware(log, telemetry));
  app.onError((error, c) => failureAnswer(error, c, log, ERROR_KINDS));
  app.notFound((c) => failureAnswer(notFound(), c, log, ERROR_KINDS));
  return app;
}
