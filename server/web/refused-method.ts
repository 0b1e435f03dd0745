import type { ServerResponse } from 'node:http';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { beforeHead } from './before-head';
import { errorEnvelope } from './error-answers';

/**
 * Adds the failure envelope to Next's answer 405 for a method that a route doesn't have, which has no body. It has to be
 * called before the request is passed to Next.
 */
export function explainRefusedMethod(response: ServerResponse): void {
  const { end } = response;
  let envelope: Buffer | null = null;
  beforeHead(response, (status, hasHeaders) => {
    if (status !== 405 || hasHeaders || response.hasHeader('content-type')) return;
    envelope = errorEnvelope('METHOD_NOT_ALLOWED');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', envelope.byteLength);
    response.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(CALL_SECURITY_HEADERS)) response.setHeader(name, value);
  });
  response.end = function (this: ServerResponse, ...parameters: Parameters<typeof end>) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (envelope === null) return end.apply(this, parameters);
    return end.call(this, envelope, 'utf8', () => undefined);
  } as typeof end;
}
