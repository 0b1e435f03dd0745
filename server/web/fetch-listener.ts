import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { uncancelled } from '@/server/uncancelled-body';

type Answers = { fetch(request: Request): Promise<Response> | Response };

/** Node's requests for what answers as `fetch` does, in a process where Next lives and the globals stay as they are. */
export function fetchListener(
  answers: Answers,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = getRequestListener((request) => answers.fetch(withBody(request)), {
    overrideGlobalObjects: false,
    // The host closes what wasn't read (`unread-body.ts`).
    autoCleanupIncoming: false,
  });
  return (request, response) => void answer(request, response);
}

/** The listener's `Request` only looks like one: who measures a body makes another of it, for which it has to be real. */
function withBody(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const { url, method, headers, signal } = request;
  const body = request.body === null ? null : uncancelled(request.body);
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}
