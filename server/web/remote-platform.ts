import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import type { Platform } from '@/server/bff/host-bridge';
import type { Tracing } from '@/server/telemetry/tracing';
import { sendErrorEnvelope } from './error-answers';

/**
 * The platform at another address (`npm run api` there). Traces go on there.
 * @param origin without a trailing slash
 */
export function createRemotePlatform(origin: string, tracing: Tracing | null = null): Platform {
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const asked = new Request(origin + pathname + search, request);
      const traceparent = tracing?.traceparent() ?? null;
      if (traceparent !== null) asked.headers.set('traceparent', traceparent);
      return decoded(await fetch(asked));
    },
  };
}

/** An answer of `fetch`, which has decompressed the body and left the headers as they were. */
function decoded(answer: Response): Response {
  if (!answer.headers.has('content-encoding')) return answer;
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(answer.body, { status, statusText, headers });
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Headers that identify a visitor. They are not sent to a file server, nor accepted from it. */
const PERSONAL = new Set(['cookie', 'set-cookie', 'authorization']);

/** Makes the listener that streams requests for files to the platform's address, and its answers back. */
export function createPassage(
  origin: string,
  timeoutMs: number,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { request: ask, Agent } = origin.startsWith('https:') ? https : http;
  const { protocol, hostname, port } = new URL(origin);
  // `URL` would normalize the path (`/media/../v1` to `/v1`), so it is passed on separately, as it was checked.
  const platform = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (request, response) => {
    const upstream = ask(
      {
        ...platform,
        path: request.url ?? '/',
        agent,
        method: request.method,
        headers: passing(request.headers),
        timeout: timeoutMs,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, passing(answer.headers));
        pipeline(answer, response, () => undefined);
      },
    );
    // The platform may answer before the body is complete.
    upstream.flushHeaders();
    upstream.on('timeout', () => upstream.destroy(new Error('Timed out')));
    upstream.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else sendErrorEnvelope(response, error.message === 'Timed out' ? 'GATEWAY_TIMEOUT' : 'UNAVAILABLE');
    });
    response.on('close', () => upstream.destroy());
    pipeline(request, upstream, () => undefined);
  };
}

function passing(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const kept: http.OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'host' && !HOP_BY_HOP.has(name) && !PERSONAL.has(name)) kept[name] = value;
  }
  return kept;
}
