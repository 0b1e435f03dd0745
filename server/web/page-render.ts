import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AI_REFUSAL_HEADERS } from '@/lib/ai/refusal-headers';
import { createRenderContext, runRender } from '@/server/bff/host-bridge';
import { withinTime } from '@/server/within-time';
import { askNext, type NextAnswer } from './ask-next';
import type { PageRequest } from './cacheable-routes';
import { contentPolicy, fixedSecurityHeaders, nonceHeader, removeNonce } from './content-policy';
import type { PageFonts } from './fonts/page-fonts';
import { visitorOf } from './forwarded';
import { postponeScripts } from './late-scripts';
import type { RequestHandler } from './next-app';
import type { RenderResult } from './page-cache';
import type { RenderLimit } from './render-limit';

export interface PageRendererOptions {
  /** Resolves when Next is ready. */
  handler: Promise<RequestHandler>;
  renders: RenderLimit;
  /** Null where no font files can be cut. */
  fonts: PageFonts | null;
  siteUrl: string;
  timeoutMs: number;
  /** As `HostServerOptions.trustsProxy`. */
  trustsProxy: boolean;
  isDevelopment: boolean;
  /** As `HostServerOptions.formOrigins`. */
  formOrigins: readonly string[];
  /** As `HostServerOptions.addressSearchOrigin`. */
  addressSearchOrigin: string | null;
  /** As `HostServerOptions.storageOrigin`. */
  storageOrigin: string | null;
  /** As `PolicyScope.hasGoogleTag`. */
  hasGoogleTag: boolean;
  onError: (error: unknown, url: string) => void;
}

/** Headers of one connection or one visitor, and headers that the cache sets itself. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'content-encoding',
  'cache-control',
  'etag',
  'set-cookie',
  'x-powered-by',
]);

/**
 * Makes the function that renders a page for all visitors. It gives Next a request without cookies, inside a context in which
 * `server/bff/transport.ts` notes the cache tags. The platform is called on behalf of the visitor whose request is the cause.
 */
export function createPageRenderer(
  options: PageRendererOptions,
): (request: PageRequest, cause: IncomingMessage) => Promise<RenderResult> {
  const site = new URL(options.siteUrl);
  const { isDevelopment, formOrigins, addressSearchOrigin, storageOrigin, hasGoogleTag, fonts } = options;
  const isSecure = site.protocol === 'https:';
  const setting = { isDevelopment, isSecure, formOrigins, addressSearchOrigin, storageOrigin, hasGoogleTag };

  function ask(url: string, flight: PageRequest['flight'], nonce: string): Promise<NextAnswer> {
    const headers = {
      ...flight,
      host: site.host,
      'user-agent': 'gyeol-page-cache',
      'x-forwarded-proto': site.protocol.slice(0, -1),
      'content-security-policy': nonceHeader(nonce),
    };
    return askNext(options.handler, { url, headers });
  }

  async function render({ url, flight }: PageRequest, visitor: string): Promise<RenderResult> {
    const isData = flight.rsc !== undefined;
    const context = { ...createRenderContext({ visitor, isData }), hasOwnFonts: fonts !== null };
    const nonce = randomBytes(16).toString('hex');
    const answer = await withinTime(
      options.timeoutMs,
      runRender(context, () => ask(url, flight, nonce)),
      () => new Error(`The render took longer than ${options.timeoutMs} ms`),
    );
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] => {
      if (value === undefined || DROPPED.has(name)) return [];
      const text = Array.isArray(value) ? value.join(', ') : String(value);
      // Next's `Link` header has the nonce too.
      return [[name, text.replaceAll(`; nonce="${nonce}"`, '')]];
    });
    let body = answer.rawPayload;
    if (String(answer.headers['content-type'] ?? '').startsWith('text/html')) {
      // A character for each byte: all that is looked for is ASCII, and the text takes half the memory.
      const document = body.toString('latin1');
      const { html, hashes } = removeNonce(isDevelopment ? document : postponeScripts(document), nonce);
      body = Buffer.from(fonts === null ? html : await fonts.addTo(html), 'latin1');
      headers.push(['Content-Security-Policy', contentPolicy({ kind: 'hashes', hashes }, setting)]);
    }
    const own = [
      ...fixedSecurityHeaders(setting.isSecure),
      ...(context.isAllowedToAi ? [] : AI_REFUSAL_HEADERS),
    ];
    headers.push(...own.map(([name, value]): [string, string] => [name, value]));
    const status = answer.statusCode === 200 ? (context.status ?? 200) : answer.statusCode;
    const page = { status, headers, body, tags: context.tags };
    if (context.isUnavailable) return { kind: 'failure', reason: 'unavailable', page: null };
    if (page.status >= 500) {
      // Next leaves no line of an error in a printed part (ADR 28).
      options.onError(new Error(`The page was rendered with status ${page.status}`), url);
      return { kind: 'failure', reason: 'error', page };
    }
    return { kind: 'page', page };
  }

  return async (request, cause) => {
    // The visitor's connection may be closed when the render begins.
    const visitor = visitorOf(cause, options.trustsProxy);
    const rendered = options.renders.stored(() => render(request, visitor));
    if (rendered === null) return { kind: 'failure', reason: 'busy', page: null };
    try {
      return await rendered;
    } catch (error) {
      options.onError(error, request.url);
      return { kind: 'failure', reason: 'error', page: null };
    }
  };
}
