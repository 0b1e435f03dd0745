import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { loggable, type Log } from '@/server/log';
import { failure } from './envelope';
import { toApiError } from './error-mapper';
import type { ErrorKinds } from './error-mapper';
import type { ApiEnv } from './mount';
import { requestIdOf } from './request-id';

/** Gives every answer its request id, its security headers and a line in the access log. */
export function requestMiddleware(log: Log): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.raw.headers);
    c.set('requestId', requestId);
    c.set('route', 'unknown');
    c.set('actor', null);
    await next();
    c.header('x-request-id', requestId);
    for (const [name, value] of Object.entries(CALL_SECURITY_HEADERS)) c.header(name, value);
    log.info(
      {
        requestId,
        method: c.req.method,
        route: c.get('route'),
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        role: c.get('actor')?.roleType ?? 'guest',
      },
      'request',
    );
  };
}

/**
 * The answer for an error that a handler threw. A failure of the server is logged with the request's id; its cause
 * never leaves.
 */
export function failureAnswer(error: unknown, c: Context<ApiEnv>, log: Log, kinds: ErrorKinds): Response {
  const apiError = toApiError(error, kinds);
  const { status, body } = failure(apiError);
  if (status >= 500) {
    log.error(
      { requestId: c.get('requestId'), route: c.get('route'), err: loggable(apiError.cause ?? apiError) },
      apiError.code,
    );
  }
  return c.json(body, status as ContentfulStatusCode, { 'cache-control': 'no-store', ...apiError.headers });
}
