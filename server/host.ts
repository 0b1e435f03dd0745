import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { AiAgentName } from '@/lib/ai/ai-agents';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { registerPlatform, registerSettings } from './bff/host-bridge';
import { giveNextAuthItsAddress, type Config } from './settings/config';
import { createDemoSocial } from './demo/demo-social';
import type { EmbeddedPlatform } from './platform/embedded-platform';
import { loggableUrl, type Log } from './logging/log';
import type { InvalidationBus } from './providers/cache/cache';
import { deriveSecret } from './settings/secrets';
import { viewReportSecretOf } from './platform/view-report-secret';
import { hostCheckOf, siteOriginsOf } from './settings/site-origins';
import { socialSettings } from './platform/social-settings';
import type { Telemetry } from './telemetry/telemetry';
import { sendErrorDocument } from './web/error-answers';
import { AiGuard } from './web/ai-guard';
import { AiPermissions } from './web/ai-permissions';
import { DayCounts } from './web/day-counts';
import { fetchListener } from './web/fetch-listener';
import { createFontCutter } from './web/fonts/font-cutter';
import { PageFonts } from './web/fonts/page-fonts';
import { readBuiltTypeRules } from './web/fonts/type-rules';
import { addHostFigures } from './web/host-figures';
import { createHostServer } from './web/host-server';
import type { HttpServer } from './web/http-server';
import { createRequestObserver } from './web/observed-request';
import { startNext, type NextApp, type RequestHandler } from './web/next-app';
import { metricsAnswerOf } from './web/metrics-answer';
import { PageCache } from './web/page-cache';
import { createPageRenderer } from './web/page-render';
import { PDF_DATA_FOLDERS } from './web/pdf-data-folders';
import { createPassage, createRemotePlatform } from './web/remote-platform';
import { readPrerenderedScripts } from './web/prerendered-scripts';
import { RenderLimit } from './web/render-limit';
import { readRoutePatterns } from './web/route-patterns';
import { ViewCounts } from './web/view-counts';
import { startViewReports } from './web/view-reports';
import { createStaticFiles, type StaticFolder } from './web/static-files';

export interface HostOptions {
  config: Config;
  log: Log;
  bus: InvalidationBus;
  /** The platform in this process; null where PLATFORM_API_URL names another one. */
  embedded: EmbeddedPlatform | null;
  telemetry: Telemetry;
}

export interface Host extends HttpServer {
  /** Resolves when pages can be rendered. */
  ready: Promise<unknown>;
  close(): Promise<void>;
}

/** Composes the site: the server, the page cache, Next and the way to the platform. It doesn't listen yet. */
export function createHost({ config, log, bus, embedded, telemetry }: HostOptions): Host {
  const isDevelopment = config.environment === 'development';
  const demo = config.isDemo ? createDemoSocial(config) : null;
  const siteOrigins = siteOriginsOf(config);
  giveNextAuthItsAddress(config);
  const storageOrigin = config.storage.kind === 's3' ? config.storage.origin : null;
  const formOrigins = config.identity.kind === 'nice' ? [new URL(config.identity.formUrl).origin] : [];
  registerSettings({
    sessionSecret: config.secrets.session,
    siteUrl: config.siteUrl,
    siteOrigins,
    cdnSeconds: config.pageCache.cdnSeconds,
    upstreamTimeoutMs: config.timeouts.upstreamMs,
    uploadTimeoutMs: config.timeouts.uploadMs,
    maxBodyBytes: config.limits.bodyBytes,
    isDemo: config.isDemo,
    checksContracts: config.environment !== 'production',
    social: socialSettings(config, log, demo),
    addressSearchOrigin: config.addressSearchOrigin,
  });
  const platform = embedded ?? createRemotePlatform(config.platformApiUrl ?? '', telemetry.tracing);
  registerPlatform(platform);

  const hasGoogleTag = config.googleTagId !== null;
  const starting = deferred<RequestHandler>();
  const onError = (error: unknown, url: string) => {
    const traceId = telemetry.tracing?.traceId() ?? undefined;
    log.error({ err: error, url: loggableUrl(url), traceId }, 'page');
  };
  const renders = new RenderLimit({}, telemetry);
  const nextDir = path.resolve(config.nextDistDir);
  const cutter = isDevelopment ? null : createFontCutter();
  const fonts =
    cutter === null
      ? null
      : new PageFonts({
          cutter,
          readRules: () => readBuiltTypeRules(nextDir),
          secret: deriveSecret(config.secrets.session, 'page fonts'),
          onError,
        });
  const pages = isDevelopment
    ? null
    : new PageCache({
        render: createPageRenderer({
          handler: starting.promise,
          renders,
          fonts,
          siteUrl: config.siteUrl,
          timeoutMs: config.timeouts.renderMs,
          trustsProxy: config.trustsProxy,
          isDevelopment,
          formOrigins,
          addressSearchOrigin: config.addressSearchOrigin,
          storageOrigin,
          hasGoogleTag,
          onError,
        }),
        sendFailure: (response, { reason }) =>
          reason === 'error' ? sendErrorDocument(response, 500) : sendErrorDocument(response, 503, 5),
        maxBytes: config.pageCache.maxBytes,
        freshSeconds: config.pageCache.seconds,
        receivesInvalidations: () => bus.isConnected(),
        cdnSeconds: config.pageCache.cdnSeconds,
      });
  if (pages !== null) bus.subscribe((tags) => pages.invalidate(tags));
  const { metrics } = telemetry;
  if (metrics !== null) addHostFigures(metrics, { pages, renders });

  const permissions = new AiPermissions({
    platform,
    onError: (error) => log.warn({ err: error }, 'permissions for AI'),
  });
  bus.subscribe(() => permissions.invalidate());
  const refusals = new DayCounts<AiAgentName>();
  const views = new ViewCounts();
  const viewReports = startViewReports({
    counts: views,
    refusals,
    platform,
    secret: viewReportSecretOf(config),
    onError: (error) => log.warn({ err: error }, 'views'),
  });

  const http = createHostServer({
    pages,
    views,
    ai: new AiGuard({ permissions, refusals, refuses: config.refusesAiAgents }),
    staticFiles: createStaticFiles([...PDF_DATA_FOLDERS, ...(isDevelopment ? [] : builtFolders(nextDir))]),
    fonts,
    platform: withHealth(
      embedded === null
        ? createPassage(config.platformApiUrl ?? '', config.timeouts.uploadMs)
        : fetchListener(embedded.direct),
    ),
    demoSocial: demo === null ? null : fetchListener(demo),
    metrics: metricsAnswerOf(config, telemetry, log),
    observer: createRequestObserver(telemetry, {
      patternOf: readRoutePatterns(nextDir),
      trustsProxy: config.trustsProxy,
    }),
    next: starting.promise,
    renders,
    // In demo mode a foreign host name could belong to another site's page, which would read the answers.
    isKnownHost: config.isDemo ? hostCheckOf(siteOrigins) : () => true,
    siteUrl: config.siteUrl,
    siteOrigins,
    trustsProxy: config.trustsProxy,
    maxBodyBytes: config.limits.bodyBytes,
    isDevelopment,
    hasDemoVerifier: config.identity.kind === 'demo',
    formOrigins,
    addressSearchOrigin: config.addressSearchOrigin,
    storageOrigin,
    hasGoogleTag,
    prerenderedScripts: readPrerenderedScripts(nextDir),
    onError,
  });
  const app: Promise<NextApp> = startNext({
    isDevelopment,
    hostname: config.host,
    port: config.port,
    httpServer: http.server,
  });
  app.then(({ handle }) => starting.resolve(handle), starting.reject);
  return {
    ...http,
    ready: app,
    end: async (timeoutMs) => {
      await http.end(timeoutMs);
      // The platform is closed after this.
      await viewReports.stop();
    },
    close: async () => {
      fonts?.close();
      await (await app).close();
    },
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers `/healthz` itself, because it tells only that this process is alive. */
function withHealth(next: Listener): Listener {
  const body = JSON.stringify({ code: 'SUCCESS', message: null, data: { status: 'UP' } });
  return (request, response) => {
    if (request.url !== '/healthz') return next(request, response);
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...CALL_SECURITY_HEADERS,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** What the build has made; in development Next serves it. */
const builtFolders = (nextDir: string): StaticFolder[] => [
  { prefix: '/_next/static/', directory: path.join(nextDir, 'static') },
  { prefix: '/fonts/', directory: path.resolve('public/fonts') },
  { prefix: '/portfolio-fonts/', directory: path.resolve('public/portfolio-fonts') },
];
