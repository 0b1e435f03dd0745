import { Hono } from 'hono';
import { isStorageFull, isUnavailable } from '@/server/db/errors';
import type { Log } from '@/server/log';
import { notFound } from './http/api-error';
import { failed, frame } from './http/frame';
import type { ApiEnv } from './http/mount';

const ERROR_KINDS = { isUnavailable, isStorageFull };

/** An app without routes: every answer has its request id, security headers and a line in the log, failures their envelope. */
export function framedApp(log: Log): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(frame(log));
  app.onError((error, c) => failed(error, c, log, ERROR_KINDS));
  app.notFound((c) => failed(notFound(), c, log, ERROR_KINDS));
  return app;
}
