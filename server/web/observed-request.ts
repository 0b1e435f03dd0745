import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Telemetry } from '@/server/telemetry/telemetry';
import type { Decision } from './request-decisions';
import type { PatternOf } from './route-patterns';

/** Carries out a request and tells the telemetry about it. */
export type RequestObserver = (
  request: IncomingMessage,
  response: ServerResponse,
  decision: Decision,
  proceed: () => void,
) => void;

interface ObserverOptions {
  patternOf: PatternOf;
  /** Whether the proxy in front may say which trace a request belongs to. */
  trustsProxy: boolean;
}

/** @returns null where there is no telemetry: requests then cost nothing more */
export function createRequestObserver(
  { metrics, tracing }: Telemetry,
  { patternOf, trustsProxy }: ObserverOptions,
): RequestObserver | null {
  if (metrics === null && tracing === null) return null;
  return (request, response, decision, proceed) => {
    const startedAt = performance.now();
    const method = request.method ?? '';
    const route = routeOf(decision, patternOf);
    const { traceparent } = request.headers;
    const span = tracing?.start(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      parent: trustsProxy && typeof traceparent === 'string' ? traceparent : null,
    });
    response.once('close', () => {
      const { statusCode: status } = response;
      metrics?.request({
        source: 'site',
        method,
        route,
        status,
        seconds: (performance.now() - startedAt) / 1000,
      });
      const id = response.getHeader('x-request-id');
      span?.set({
        'http.response.status_code': status,
        ...(typeof id === 'string' && { 'gyeol.request_id': id }),
      });
      if (status >= 500) span?.end(`${status}`);
      else span?.end();
    });
    if (span === undefined) proceed();
    else span.run(proceed);
  };
}

/** Where a request leads, by a name of which there are few. */
function routeOf(decision: Decision, patternOf: PatternOf): string {
  if (decision.kind !== 'pass') return decision.kind;
  return decision.owner === 'page' ? patternOf(decision.path) : decision.owner;
}
