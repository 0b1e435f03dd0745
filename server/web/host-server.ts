import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as authPaths from '@/lib/paths/auth';
import { createAddressSearch, type AddressSearch } from './address-search';
import { contentPolicy, fixedSecurityHeaders, nonceHeader } from './content-policy';
import { sendErrorDocument, sendErrorEnvelope } from './error-answers';
import { setForwarded } from './forwarded';
import { createHttpServer, type HttpServer } from './http-server';
import type { RequestHandler } from './next-app';
import type { PageCache } from './page-cache';
import type { RenderLimit } from './render-limit';
import { explainRefusedMethod } from './refused-method';
import { dropUnreadableRouterState } from './router-state';
import { decide, type Decision, type HostRules } from './request-decisions';
import type { StaticFiles } from './static-files';

export interface HostServerOptions {
  /** Null in development, where every request shall show the code as it is. */
  pages: PageCache | null;
  staticFiles: StaticFiles | null;
  /** Answers what the platform serves to browsers directly: files and health. */
  platform: (request: IncomingMessage, response: ServerResponse) => void;
  /** The social providers that demo mode pretends: the site's own, also where the platform is elsewhere. */
  demoSocial?: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Next; waited for as long as it starts. */
  next: Promise<RequestHandler>;
  /** What bounds the pages that the cache doesn't store; it is the page renderer's too. */
  renders: RenderLimit;
  /** Whether a Host header names this site. */
  isKnownHost: HostRules['isKnownHost'];
  siteUrl: string;
  trustsProxy: boolean;
  maxBodyBytes: number;
  isDevelopment: boolean;
  /** Whether the platform verifies people by itself: demo mode. */
  hasDemoVerifier: boolean;
  /** Origins beside our own that our pages post forms to. */
  formOrigins: readonly string[];
  /** The origin of the address search (`address-search.ts`). */
  addressSearchOrigin: string | null;
  onError: (error: unknown, url: string) => void;
}

const LANDING_PATH = authPaths.verifyResult();
const REQUEST_TIMEOUT_MS = 5 * 60_000;
const BUSY_SECONDS = 5;

/** The one port. What becomes of a request is decided in `request-decisions.ts`; here it is done. */
export function createHostServer(options: HostServerOptions): HttpServer {
  const { siteUrl, addressSearchOrigin } = options;
  const addressSearchHost = addressSearchOrigin === null ? null : new URL(addressSearchOrigin).host;
  const parts = { ...options, addressSearch: createAddressSearch({ siteUrl, origin: addressSearchOrigin }) };
  const rules: HostRules = { ...options, hasDemoSocial: options.demoSocial != null, addressSearchHost };
  return createHttpServer(
    (request, response) => {
      const { method = '', url: target = '', headers } = request;
      const bodyBytes = Number(headers['content-length'] ?? 0);
      const decision = decide({ method, target, host: headers.host, bodyBytes }, rules);
      if (decision.kind === 'refuse') return refuse(response, decision);
      if (decision.kind === 'redirect') return redirect(response, decision.to);
      // Most requests end here: who asks makes no difference to a stored page.
      if (decision.owner === 'page' && answerFromCache(request, response, options.pages)) return;
      setForwarded(request, options.trustsProxy);
      answer(request, response, decision, parts);
    },
    { requestTimeoutMs: REQUEST_TIMEOUT_MS },
  );
}

function answerFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  pages: PageCache | null,
): boolean {
  dropUnreadableRouterState(request.headers);
  return pages?.serve(request, response) === true;
}

type Passed = Decision & { kind: 'pass' };

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  passed: Passed,
  options: HostServerOptions & { addressSearch: AddressSearch },
): void {
  switch (passed.owner) {
    case 'address search':
      return options.addressSearch(request, response);
    case 'static':
      if (options.staticFiles?.(request, response) === true) return;
      return void passToNext(request, response, passed, options);
    case 'platform':
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return options.platform(request, response);
    case 'demo social':
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return options.demoSocial?.(request, response);
    case 'call':
      explainRefusedMethod(response);
      return void passToNext(request, response, passed, options);
    case 'page':
      return renderUnstored(request, response, passed, options);
  }
}

/** A page that the cache doesn't take. It gives its place back with its head: what follows is only sent. */
function renderUnstored(
  request: IncomingMessage,
  response: ServerResponse,
  passed: Passed,
  options: HostServerOptions,
): void {
  const visitor = String(request.headers['x-forwarded-for']);
  const render = options.renders.unstored(visitor, async () => {
    // Whoever left while waiting needs no page.
    if (response.destroyed) return;
    prepareDocument(request, response, passed.path, options);
    const head = untilHead(response);
    await Promise.race([passToNext(request, response, passed, options), head]);
  });
  if (render === null) sendErrorDocument(response, 503, BUSY_SECONDS);
}

/** Resolves when the head of an answer is sent, or its reader is gone. */
function untilHead(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const { writeHead } = response;
    response.writeHead = function (this: ServerResponse, ...parameters: Parameters<typeof writeHead>) {
      resolve();
      return writeHead.apply(this, parameters);
    } as typeof writeHead;
    response.once('close', resolve);
  });
}

async function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  { owner, path }: Passed,
  { next, onError }: HostServerOptions,
): Promise<void> {
  try {
    const handle = await next;
    await handle(request, response);
  } catch (error) {
    onError(error, path);
    if (response.headersSent) response.destroy();
    else if (owner === 'call') sendErrorEnvelope(response, 'INTERNAL');
    else sendErrorDocument(response, 500);
  }
}

/** A document that isn't stored gets a nonce of its own; a prerendered one, made of our own sources, needs none. */
function prepareDocument(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { siteUrl, isDevelopment, formOrigins, addressSearchOrigin }: HostServerOptions,
): void {
  const isSecure = siteUrl.startsWith('https:');
  const scope = { isDevelopment, isSecure, formOrigins, addressSearchOrigin };
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

function refuse(response: ServerResponse, { status, isCall, allow }: Decision & { kind: 'refuse' }): void {
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
} as const satisfies Record<number, ErrorCode>;

/** To another spelling of the same page, for good. */
function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' });
  response.end();
}
