import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/contracts/errors';
import { sendErrorDocument, sendErrorEnvelope } from './error-answers';
import type { Decision } from './request-decisions';

/** Answers a request that no part of the host may answer. */
export function refuse(
  response: ServerResponse,
  { status, isCall, allow }: Decision & { kind: 'refuse' },
): void {
  response.setHeader('Connection', 'close');
  if (allow !== undefined) response.setHeader('Allow', allow);
  if (isCall) sendErrorEnvelope(response, REFUSALS[status], status);
  else sendErrorDocument(response, status);
}

const REFUSALS = {
  400: 'BAD_REQUEST',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_REQUEST',
  421: 'BAD_REQUEST',
  431: 'HEADERS_TOO_LARGE',
} as const satisfies Record<number, ErrorCode>;

/** Redirects permanently to the canonical spelling of a page. */
export function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' });
  response.end();
}
