import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { uncancelled } from '@/server/uncancelled-body';

type Answers = { fetch(request: Request): Promise<Response> | Response };

/** A Node listener for a `fetch` handler in a process with Next, which needs the global `Request` as it is. */
export function fetchListener(
  answers: Answers,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = getRequestListener((request) => answers.fetch(withBody(request)), {
    overrideGlobalObjects: false,
    // The HTTP server deals with unread bodies (`unread-body.ts`).
    autoCleanupIncoming: false,
  });
  return (request, response) => void answer(request, response);
}

/** A real `Request`. The listener's own only looks like one, and code that wraps it would lose the body. */
function withBody(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const { url, method, headers, signal } = request;
  const body = request.body === null ? null : uncancelled(request.body);
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}
