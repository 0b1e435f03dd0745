import type { ServerResponse } from 'node:http';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { errorEnvelope } from './error-answers';

/**
 * Adds the failure envelope to Next's answer 405 for a method that a route doesn't have, which has no body. It has to be
 * called before the request is passed to Next.
 */
export function explainRefusedMethod(response: ServerResponse): void {
  const { writeHead, end } = response;
  let envelope: Buffer | null = null;
  response.writeHead = function (this: ServerResponse, ...parameters: Parameters<typeof writeHead>) {
    const [status, ...headers] = parameters;
    const isBare = headers.every((one) => one === undefined) && !this.hasHeader('content-type');
    if (status === 405 && isBare) {
      envelope = errorEnvelope('METHOD_NOT_ALLOWED');
      this.setHeader('Content-Type', 'application/json; charset=utf-8');
      this.setHeader('Content-Length', envelope.byteLength);
      this.setHeader('Cache-Control', 'no-store');
      for (const [name, value] of Object.entries(CALL_SECURITY_HEADERS)) this.setHeader(name, value);
    }
    return writeHead.apply(this, parameters);
  } as typeof writeHead;
  response.end = function (this: ServerResponse, ...parameters: Parameters<typeof end>) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (envelope === null) return end.apply(this, parameters);
    return end.call(this, envelope, 'utf8', () => undefined);
  } as typeof end;
}
