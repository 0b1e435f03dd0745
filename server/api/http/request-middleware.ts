import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { loggable, type Log } from '@/server/logging/log';
import type { Telemetry } from '@/server/telemetry/telemetry';
import { failure } from './envelope';
import { toApiError } from './error-mapper';
import type { ErrorKinds } from './error-mapper';
import type { ApiEnv } from './mount';
import { requestIdOf } from './request-id';

/** Gives every answer its request id, its security headers and a line in the access log, and reports it to the telemetry. */
export function requestMiddleware(log: Log, { metrics, tracing }: Telemetry): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // Another process of ours has begun the trace. In this process the header is absent or a visitor's, and isn't read.
    const span = tracing?.start('API', { kind: 'server', parent: c.req.header('traceparent') ?? null });
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.raw.headers);
    c.set('requestId', requestId);
    c.set('route', 'unknown');
    c.set('actor', null);
    await (span === undefined ? next() : span.run(next));
    c.header('x-request-id', requestId);
    for (const [name, value] of Object.entries(CALL_SECURITY_HEADERS)) c.header(name, value);
    const { method } = c.req;
    const { status } = c.res;
    const route = c.get('route');
    const ms = performance.now() - startedAt;
    log.info(
      {
        requestId,
        traceId: span?.traceId,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        role: c.get('actor')?.roleType ?? 'guest',
      },
      'request',
    );
    metrics?.request({ source: 'api', method, route, status, seconds: ms / 1000 });
    span?.rename(`API ${method} ${route}`);
    span?.set({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'gyeol.request_id': requestId,
    });
    if (status >= 500) span?.end(`${status}`);
    else span?.end();
  };
}

/**
 * The answer for an error that a handler threw. A failure of the server is logged with the request's id; its cause
 * never leaves. A 503 without a cause is a refusal for want of room, such as a place for an upload, which is no failure.
 */
export function failureAnswer(error: unknown, c: Context<ApiEnv>, log: Log, kinds: ErrorKinds): Response {
  const apiError = toApiError(error, kinds);
  const { status, body } = failure(apiError);
  const facts = { requestId: c.get('requestId'), route: c.get('route') };
  if (status === 503 && apiError.cause === undefined) log.warn(facts, apiError.code);
  else if (status >= 500) log.error({ ...facts, err: loggable(apiError.cause ?? apiError) }, apiError.code);
  return c.json(body, status as ContentfulStatusCode, { 'cache-control': 'no-store', ...apiError.headers });
}
