import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { findRenderContext } from '@/server/bff/host-bridge';
import { sendErrorDocument } from '@/server/web/error-answers';
import type { PageFonts } from '@/server/web/fonts/page-fonts';
import { createHostServer } from '@/server/web/host-server';
import type { RequestHandler } from '@/server/web/next-app';
import { PageCache } from '@/server/web/page-cache';
import { createPageRenderer } from '@/server/web/page-render';
import type { AiAgentName } from '@/lib/ai/ai-agents';
import { AiGuard } from '@/server/web/ai-guard';
import { AiPermissions } from '@/server/web/ai-permissions';
import { DayCounts } from '@/server/web/day-counts';
import { ViewCounts } from '@/server/web/view-counts';
import { RenderLimit, type RenderLimitOptions } from '@/server/web/render-limit';

/** The next answer of the pretended Next. `calls` counts the requests that reached it. */
export interface FakeNext {
  calls: { url: string; headers: IncomingHttpHeaders }[];
  status: number;
  headers: Record<string, string | string[]>;
  body: (url: string) => string;
  tags: string[];
  isUnavailable: boolean;
  /** Whether the page was made by the build. */
  isPrerendered: boolean;
  /** Whether the page's artist allows AI. */
  isAllowedToAi: boolean;
  /** The page's own status; see `answerNotFound`. */
  ownStatus: 404 | null;
  /** The answer waits until this resolves. */
  gate: Promise<void> | null;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface TestHost {
  next: FakeNext;
  cache: PageCache;
  views: ViewCounts;
  refusals: DayCounts<AiAgentName>;
  permissions: AiPermissions;
  /** Begins to leave, as its process does on SIGTERM. */
  drain(): void;
  /** Ends the host as its process does on SIGTERM. */
  end(timeoutMs: number): Promise<void>;
  port: number;
  clock: { now: number };
  /** Whether the host hears of changes that other nodes make. */
  news: { receivesInvalidations: boolean };
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Resolves when the next request has reached Next. */
  nextCall(): Promise<void>;
  /** Sends a request and reads only the head of the answer. */
  askWithoutReading(path: string): Promise<Socket>;
  close(): Promise<void>;
}

interface HostTestOptions {
  maxBytes?: number;
  renderTimeoutMs?: number;
  /** Left out: pages have no font files of their own. */
  fonts?: PageFonts;
  hasDemoVerifier?: boolean;
  /** Default: `http://address.test`. */
  addressSearchOrigin?: string | null;
  /** Left out: the site stores files. */
  storageOrigin?: string;
  hasGoogleTag?: boolean;
  /** Answers with the permissions for AI; none by default. */
  permissions?: () => Response;
  /** Default: true. */
  refusesAiAgents?: boolean;
  /** A platform that replaces the real one. */
  platform?: (request: IncomingMessage, response: ServerResponse) => void;
  trustsProxy?: boolean;
  /** The site's names; every name where it is left out. */
  hosts?: readonly string[];
  renders?: Partial<RenderLimitOptions>;
}

const FORM_ORIGINS = ['https://verification.test'];

/** The real server, cache and renderer on a port of their own, in front of a pretended Next. */
export async function startHost(options: HostTestOptions = {}): Promise<TestHost> {
  let serial = 0;
  const next: FakeNext = {
    calls: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: (url) => `<html><p>${url} #${serial}</p>${'x'.repeat(2000)}</html>`,
    tags: [],
    isUnavailable: false,
    isPrerendered: false,
    isAllowedToAi: false,
    ownStatus: null,
    gate: null,
  };
  const heard: (() => void)[] = [];
  const handler: RequestHandler = async (request, response) => {
    heard.splice(0).forEach((hear) => hear());
    next.calls.push({ url: request.url ?? '', headers: { ...request.headers } });
    serial += 1;
    const { status, headers, tags, isUnavailable, isAllowedToAi, ownStatus } = next;
    const body = next.body(request.url ?? '');
    const render = findRenderContext();
    for (const tag of tags) render?.tags.add(tag);
    if (render !== null) Object.assign(render, { isUnavailable, isAllowedToAi, status: ownStatus });
    await next.gate;
    if (next.isPrerendered) response.setHeader('x-nextjs-prerender', '1');
    response.writeHead(status, headers);
    response.end(body);
  };
  const { addressSearchOrigin = 'http://address.test', storageOrigin = null, hasGoogleTag = false } = options;
  const clock = { now: 1_000_000 };
  const news = { receivesInvalidations: true };
  const renders = new RenderLimit(options.renders);
  const cache = new PageCache({
    render: createPageRenderer({
      handler: Promise.resolve(handler),
      renders,
      fonts: options.fonts ?? null,
      siteUrl: 'http://gyeol.test',
      timeoutMs: options.renderTimeoutMs ?? 60_000,
      trustsProxy: options.trustsProxy ?? false,
      isDevelopment: false,
      formOrigins: FORM_ORIGINS,
      addressSearchOrigin,
      storageOrigin,
      hasGoogleTag,
      onError: () => undefined,
    }),
    sendFailure: (response, { reason }) => sendErrorDocument(response, reason === 'error' ? 500 : 503, 5),
    maxBytes: options.maxBytes ?? 1024 * 1024,
    freshSeconds: 60,
    receivesInvalidations: () => news.receivesInvalidations,
    cdnSeconds: 1,
    now: () => clock.now,
  });
  const views = new ViewCounts(() => clock.now);
  const refusals = new DayCounts<AiAgentName>(() => clock.now);
  const permissions = new AiPermissions({
    platform: { fetch: options.permissions ?? (() => Response.json({ data: { paths: [] } })) },
    onError: () => undefined,
    now: () => clock.now,
  });
  const http = createHostServer({
    pages: cache,
    staticFiles: null,
    views,
    ai: new AiGuard({ permissions, refusals, refuses: options.refusesAiAgents ?? true }),
    fonts: options.fonts ?? null,
    platform: options.platform ?? ((_request, response) => response.end('platform')),
    next: Promise.resolve(handler),
    renders,
    isKnownHost: (host) => options.hosts?.includes(host ?? '') ?? true,
    siteUrl: 'http://gyeol.test',
    siteOrigins: ['http://gyeol.test', 'http://gyeol-too.test', 'http://[::1]:3000'],
    trustsProxy: options.trustsProxy ?? false,
    maxBodyBytes: 1000,
    isDevelopment: false,
    hasDemoVerifier: options.hasDemoVerifier ?? false,
    formOrigins: FORM_ORIGINS,
    addressSearchOrigin,
    storageOrigin,
    hasGoogleTag,
    prerenderedScripts: ['a-hash-of-the-build'],
    onError: () => undefined,
  });
  const { server } = http;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    next,
    cache,
    views,
    refusals,
    permissions,
    drain: () => http.drain(),
    end: (timeoutMs) => http.end(timeoutMs),
    port,
    clock,
    news,
    get: (path, headers = {}, method = 'GET') => get(port, path, headers, method),
    nextCall: () => new Promise((resolve) => heard.push(resolve)),
    askWithoutReading: (path) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`),
        );
        socket.once('error', reject);
        socket.once('readable', () => resolve(socket));
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One request with nothing added to it: no redirect followed, nothing decompressed, the path as it is. */
export function get(
  port: number,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString(),
        });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
