import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { paths } from '@/lib/paths';
import { contentPolicy, fixedSecurityHeaders, nonceHeader } from './content-policy';
import { sendErrorDocument, sendErrorEnvelope } from './error-answers';
import type { RequestHandler } from './next-app';
import type { PageCache } from './page-cache';
import type { StaticFiles } from './static-files';

export interface HostServerOptions {
  /** Null in development, where every request shall show the code as it is. */
  pages: PageCache | null;
  staticFiles: StaticFiles | null;
  /** Answers what the platform serves to browsers directly: files and health. */
  platform: (request: IncomingMessage, response: ServerResponse) => void;
  /** The social providers that demo mode pretends: the site's own, also where the platform is elsewhere. */
  demoSocial?: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  /** Next; waited for as long as it starts. */
  next: Promise<RequestHandler>;
  siteUrl: string;
  trustsProxy: boolean;
  maxBodyBytes: number;
  isDevelopment: boolean;
  /** Whether the platform verifies people by itself: demo mode. */
  hasDemoVerifier: boolean;
  /** Origins beside our own that our pages post forms to. */
  formOrigins: readonly string[];
  onError: (error: unknown, url: string) => void;
}

const MAX_URL = 8 * 1024;
const PLATFORM_PATHS = /^\/(media|files)\/|^\/(healthz|readyz)$/;
const LANDING_PATH = paths.verifyResult();
const DEMO_SOCIAL_PATHS = /^\/demo\/oauth\//;
const DEMO_VERIFIER_PATHS = /^\/demo\/identity\//;
const CALL_PATHS = /^\/(v1|v2)\/|^\/session$/;

/** The one port: static files, then the page cache, then what the platform serves itself, then Next. */
export function createHostServer(options: HostServerOptions): Server {
  const { pages, staticFiles } = options;
  const server = createServer({
    maxHeaderSize: 24 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 5 * 60_000,
    // Longer than what proxies in front keep, so that they never write into a closing connection.
    keepAliveTimeout: 65_000,
  });
  server.on('request', (request, response) => {
    const { url = '' } = request;
    if (url.length > MAX_URL) return refuse(response, 414);
    if (url.charCodeAt(0) !== 47) return refuse(response, 400);
    if (pages !== null && pages.serve(request, response)) return;
    if (staticFiles !== null && staticFiles(request, response)) return;
    if (Number(request.headers['content-length'] ?? 0) > options.maxBodyBytes) {
      response.setHeader('Connection', 'close');
      return CALL_PATHS.test(url) ? sendErrorEnvelope(response, 'PAYLOAD_TOO_LARGE') : refuse(response, 413);
    }
    setForwarded(request, options.trustsProxy);
    const path = url.split('?', 1)[0] ?? '';
    if (options.demoSocial != null && DEMO_SOCIAL_PATHS.test(path)) {
      return void options.demoSocial(request, response);
    }
    const isDemoVerifier = options.hasDemoVerifier && DEMO_VERIFIER_PATHS.test(path);
    if (PLATFORM_PATHS.test(path) || isDemoVerifier) return options.platform(request, response);
    void passToNext(request, response, path, options);
  });
  server.on('clientError', answerMalformed);
  return server;
}

async function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  options: HostServerOptions,
): Promise<void> {
  try {
    const handle = await options.next;
    if (!CALL_PATHS.test(path)) prepareDocument(request, response, path, options);
    await handle(request, response);
  } catch (error) {
    options.onError(error, path);
    if (response.headersSent) response.destroy();
    else if (CALL_PATHS.test(path)) sendErrorEnvelope(response, 'INTERNAL');
    else sendErrorDocument(response, 500);
  }
}

/** A document that isn't stored gets a nonce of its own; a prerendered one, made of our own sources, needs none. */
function prepareDocument(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { siteUrl, isDevelopment, formOrigins }: HostServerOptions,
): void {
  const isSecure = siteUrl.startsWith('https:');
  const scope = { path, isDevelopment, isSecure, formOrigins };
  const nonce = randomBytes(16).toString('base64');
  request.headers['content-security-policy'] = nonceHeader(nonce);
  for (const [name, value] of fixedSecurityHeaders(isSecure)) response.setHeader(name, value);
  // A popup that comes home from elsewhere has to stay the popup of who opened it.
  if (path === LANDING_PATH) response.removeHeader('Cross-Origin-Opener-Policy');
  response.setHeader('Content-Security-Policy', contentPolicy({ kind: 'nonce', nonce }, scope));
  response.setHeader('X-Cache', 'BYPASS');
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...parameters: Parameters<typeof writeHead>) {
    if (this.getHeader('x-nextjs-prerender') !== undefined) {
      this.setHeader('Content-Security-Policy', contentPolicy({ kind: 'inline' }, scope));
    }
    return writeHead.apply(this, parameters);
  } as typeof writeHead;
}

/** Only a proxy that the settings trust may say on whose behalf it asks. */
function setForwarded(request: IncomingMessage, trustsProxy: boolean): void {
  const { headers, socket } = request;
  if (!trustsProxy) {
    for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name];
    delete headers.forwarded;
    delete headers['x-real-ip'];
  }
  // What the trusted proxy itself saw is the last; whatever stands before that, the visitor wrote.
  const seen = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  headers['x-forwarded-for'] = seen || (socket.remoteAddress ?? '');
}

function refuse(response: ServerResponse, status: number): void {
  response.setHeader('Connection', 'close');
  sendErrorDocument(response, status);
}

/** What isn't HTTP, is too large or too slow is answered as far as it can be, and the connection closed. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const line =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
