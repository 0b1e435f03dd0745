import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AI_REFUSAL_HEADERS } from '@/lib/ai/refusal-headers';
import * as authPaths from '@/lib/paths/auth';
import { createRenderContext, runRender, type RenderContext } from '@/server/bff/host-bridge';
import type { AiGuard } from './ai-guard';
import { createAddressSearch, type AddressSearch } from './address-search';
import { beforeHead } from './before-head';
import { contentPolicy, fixedSecurityHeaders, nonceHeader } from './content-policy';
import { redirect, refuse } from './decided-answers';
import { sendErrorDocument, sendErrorEnvelope } from './error-answers';
import { setForwarded } from './forwarded';
import { FILE_TIMES } from './file-times';
import { createHttpServer, type HttpServer } from './http-server';
import type { PageFonts } from './fonts/page-fonts';
import { isForDocument, isForGuest, sendDocument } from './unstored-document';
import type { RequestHandler } from './next-app';
import type { RequestObserver } from './observed-request';
import type { PageCache } from './page-cache';
import type { RenderLimit } from './render-limit';
import { explainRefusedMethod } from './refused-method';
import { dropUnreadableRouterState } from './router-state';
import { decide, type Asked, type Decision, type HostRules } from './request-decisions';
import { tidyHeaders } from './request-headers';
import type { StaticFiles } from './static-files';
import type { ViewCounts } from './view-counts';

export interface HostServerOptions {
  /** Null in development, where pages are never stored. */
  pages: PageCache | null;
  staticFiles: StaticFiles | null;
  /** Counts the views of public pages. */
  views: ViewCounts;
  /** Judges the requests of known AI agents. */
  ai: AiGuard;
  fonts: PageFonts | null;
  /** Answers the requests that browsers send to the platform directly: files and health. */
  platform: (request: IncomingMessage, response: ServerResponse) => void;
  /** The demo mode's social providers. They belong to the site, also where the platform is elsewhere. */
  demoSocial?: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Answers requests for figures; null where figures are off. */
  metrics?: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Tells the telemetry of each request; null without telemetry. */
  observer?: RequestObserver | null;
  /** Next, as soon as it has started. */
  next: Promise<RequestHandler>;
  /** The limit of simultaneous renders, shared with the page renderer. */
  renders: RenderLimit;
  /** Whether a Host header names this site. */
  isKnownHost: HostRules['isKnownHost'];
  siteUrl: string;
  /** The origins of the site's pages. */
  siteOrigins: readonly string[];
  trustsProxy: boolean;
  maxBodyBytes: number;
  isDevelopment: boolean;
  /** Whether the platform has the demo verifier. */
  hasDemoVerifier: boolean;
  /** Other origins that the site's pages post forms to. */
  formOrigins: readonly string[];
  /** The origin of the address search (`address-search.ts`). */
  addressSearchOrigin: string | null;
  /** As `PolicyScope.hasGoogleTag`. */
  hasGoogleTag: boolean;
  /** The origin of a bucket that browsers send files to; null where the site stores files. */
  storageOrigin: string | null;
  /** The hashes of the inline scripts of the build's prerendered document. Default: there are none. */
  prerenderedScripts?: readonly string[];
  onError: (error: unknown, url: string) => void;
}

const LANDING_PATH = authPaths.verifyResult();
const REQUEST_TIMEOUT_MS = 5 * 60_000;
const BUSY_SECONDS = 5;

/** The server of the site's one port. It carries out the decisions of `request-decisions.ts`. */
export function createHostServer(options: HostServerOptions): HttpServer {
  const { siteUrl, siteOrigins, addressSearchOrigin, observer = null } = options;
  const addressSearchHost = addressSearchOrigin === null ? null : new URL(addressSearchOrigin).host;
  const addressSearch = createAddressSearch({ siteUrl, siteOrigins, origin: addressSearchOrigin });
  const parts = { ...options, addressSearch };
  const rules: HostRules = {
    ...options,
    hasDemoSocial: options.demoSocial != null,
    hasMetrics: options.metrics != null,
    hasPageFonts: options.fonts !== null,
    addressSearchHost,
  };
  return createHttpServer(
    (request, response) => {
      const decision = decide(askedOf(request), rules);
      if (observer === null) carryOut(request, response, decision, parts);
      else observer(request, response, decision, () => carryOut(request, response, decision, parts));
    },
    { requestTimeoutMs: REQUEST_TIMEOUT_MS, ...FILE_TIMES },
  );
}

function askedOf({ method = '', url: target = '', headers, rawHeaders }: IncomingMessage): Asked {
  return {
    method,
    target,
    host: headers.host,
    // `headers` has the first alone.
    hasTwoHosts: rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name)).length > 1,
    cookies: headers.cookie,
    headerLines: rawHeaders.length / 2,
    bodyBytes: Number(headers['content-length'] ?? 0),
  };
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

type HostParts = HostServerOptions & { addressSearch: AddressSearch };

function carryOut(
  request: IncomingMessage,
  response: ServerResponse,
  decision: Decision,
  parts: HostParts,
): void {
  if (decision.kind === 'refuse') return refuse(response, decision);
  if (decision.kind === 'redirect') return redirect(response, decision.to);
  const agent = parts.ai.agentOf(request, decision);
  if (agent === null) pass(request, response, decision, parts);
  else void parts.ai.judge(agent, response, decision, () => pass(request, response, decision, parts));
}

function pass(request: IncomingMessage, response: ServerResponse, decision: Passed, parts: HostParts): void {
  tidyHeaders(request);
  if (decision.owner === 'page') parts.views.watch(decision.path, request, response);
  // Most requests end here. A stored page is the same for every visitor.
  if (decision.owner === 'page' && answerFromCache(request, response, parts.pages)) return;
  setForwarded(request, parts.trustsProxy);
  answer(request, response, decision, parts);
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
  options: HostParts,
): void {
  switch (passed.owner) {
    case 'address search':
      return options.addressSearch(request, response);
    case 'static':
      if (options.staticFiles?.(request, response) === true) return;
      return void passToNext(request, response, passed, options);
    case 'page fonts':
      return options.fonts?.answer(request, response);
    case 'platform':
      response.setHeader('X-Content-Type-Options', 'nosniff');
      options.ai.markMedia(response, passed);
      return options.platform(request, response);
    case 'metrics':
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return options.metrics?.(request, response);
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

/** Renders a page that isn't stored. Its render counts until the head of the answer is sent. */
function renderUnstored(
  request: IncomingMessage,
  response: ServerResponse,
  passed: Passed,
  options: HostServerOptions,
): void {
  const visitor = String(request.headers['x-forwarded-for']);
  const render = options.renders.unstored(visitor, async () => {
    // The visitor may have left while the request waited.
    if (response.destroyed) return;
    const fonts = isForGuest(request) ? options.fonts : null;
    const isData = request.headers.rsc !== undefined;
    const context = { ...createRenderContext({ visitor, isData }), hasOwnFonts: fonts !== null };
    prepareDocument(request, response, passed.path, context, options);
    const head = untilHead(response);
    const answered = runRender(context, () =>
      isForDocument(request) && !options.isDevelopment
        ? withFailures(
            sendDocument(request, response, { next: options.next, fonts }),
            response,
            passed,
            options,
          )
        : passToNext(request, response, passed, options),
    );
    await Promise.race([answered, head]);
  });
  if (render === null) sendErrorDocument(response, 503, BUSY_SECONDS);
}

/** Resolves when the head of an answer is sent, or its connection is closed. */
function untilHead(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    beforeHead(response, () => void resolve());
    response.once('close', resolve);
  });
}

function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  passed: Passed,
  options: HostServerOptions,
): Promise<void> {
  const answered = options.next.then((handle) => handle(request, response));
  return withFailures(answered, response, passed, options);
}

/** Answers where Next fails without an answer. */
async function withFailures(
  answered: Promise<void>,
  response: ServerResponse,
  { owner, path }: Passed,
  { onError }: HostServerOptions,
): Promise<void> {
  try {
    await answered;
  } catch (error) {
    onError(error, path);
    if (response.headersSent) response.destroy();
    else if (owner === 'call') sendErrorEnvelope(response, 'INTERNAL');
    else sendErrorDocument(response, 500);
  }
}

/** Sets the headers of a document that isn't stored. It gets a nonce of its own, unless it is prerendered. */
function prepareDocument(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  context: RenderContext,
  {
    siteUrl,
    isDevelopment,
    formOrigins,
    addressSearchOrigin,
    storageOrigin,
    hasGoogleTag,
    prerenderedScripts = [],
  }: HostServerOptions,
): void {
  const isSecure = siteUrl.startsWith('https:');
  const scope = { isDevelopment, isSecure, formOrigins, addressSearchOrigin, storageOrigin, hasGoogleTag };
  const nonce = randomBytes(16).toString('base64');
  request.headers['content-security-policy'] = nonceHeader(nonce);
  for (const [name, value] of [...fixedSecurityHeaders(isSecure), ...AI_REFUSAL_HEADERS])
    response.setHeader(name, value);
  // With this header a returning popup would lose its opener.
  if (path === LANDING_PATH) response.removeHeader('Cross-Origin-Opener-Policy');
  response.setHeader('Content-Security-Policy', contentPolicy({ kind: 'nonce', nonce }, scope));
  response.setHeader('X-Cache', 'BYPASS');
  beforeHead(response, (status) => {
    if (response.getHeader('x-nextjs-prerender') !== undefined) {
      const policy = contentPolicy({ kind: 'hashes', hashes: prerenderedScripts }, scope);
      response.setHeader('Content-Security-Policy', policy);
    }
    if (context.isAllowedToAi) for (const [name] of AI_REFUSAL_HEADERS) response.removeHeader(name);
    return status === 200 && context.status !== null ? context.status : status;
  });
}
