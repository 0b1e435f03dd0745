/**
 * The bridge between the host and Next's bundle. Both run in one process but are bundled apart, so they meet on
 * `globalThis`. The bundle has neither the configuration nor any code of the platform.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@/lib/contracts/identity';

export interface Platform {
  fetch(request: Request): Promise<Response> | Response;
}

/** The site's registration at a social provider. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
  /** The addresses of demo mode's provider on this host, for browsers and for this process; null for the real provider. */
  local: { pages: string; server: string } | null;
}

export interface SocialSettings {
  clients: Partial<Record<SocialProvider, SocialClient>>;
  /** Seals next-auth's cookies. */
  nextAuthSecret: string;
  /** Signs the assertions by which the site vouches for a person at the API. The API has the same key. */
  assertionSecret: string;
  /** Called for a failed login. Neither argument identifies the person. */
  onFailure(code: string, reason: string | null): void;
}

export interface BffSettings {
  /** Seals the session cookie. */
  sessionSecret: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The origins of the site's own pages. Mutations are accepted from these alone. */
  siteOrigins: readonly string[];
  /** How long, in seconds, a cache between the site and its visitors may answer by itself; 0 forbids it. */
  cdnSeconds: number;
  upstreamTimeoutMs: number;
  /** The timeout of calls with a body. */
  uploadTimeoutMs: number;
  maxBodyBytes: number;
  /** Whether the login dialog names the accounts of the demo content. */
  isDemo: boolean;
  /** Whether answers of the platform are checked against their contracts. */
  checksContracts: boolean;
  /** Left out where there is no social login. */
  social?: SocialSettings;
  /** The origin that belongs to the address search alone. Without one its frame has an opaque origin. */
  addressSearchOrigin?: string | null;
}

/** What is known of the render of one page, and what was noted during it. */
export interface RenderContext {
  /** The address whose visitor caused the render. The render's calls count for it. */
  visitor: string;
  /** Cache tags of what was read; the page cache keeps the page under them. */
  tags: Set<string>;
  /** Whether the platform was away or refused the visitor's many calls. The page is then incomplete and not kept. */
  isUnavailable: boolean;
  /** The page's status where Next would say 200. */
  status: 404 | null;
  /** Whether the artist allows AI to use what the page shows. */
  isAllowedToAi: boolean;
  /** Whether the host adds font files of the page's own (`server/web/fonts`). */
  hasOwnFonts: boolean;
  /** The parts of the document that are sent as HTML alone (`lib/printed-parts.ts`); null where data is asked for. */
  parts: unknown[] | null;
}

const PLATFORM = Symbol.for('gyeol.platform');
const SETTINGS = Symbol.for('gyeol.bff');
const RENDER = Symbol.for('gyeol.render');

interface Bridge {
  [PLATFORM]?: Platform;
  [SETTINGS]?: BffSettings;
  [RENDER]?: AsyncLocalStorage<RenderContext>;
}

const bridge = globalThis as typeof globalThis & Bridge;

/** Called by the host before the first request. `platform` answers requests for `/v1/…` and `/v2/…`. */
export function registerPlatform(platform: Platform): void {
  bridge[PLATFORM] = platform;
}

export function registerSettings(settings: BffSettings): void {
  bridge[SETTINGS] = settings;
}

/** Runs a render: what Next's bundle does meanwhile finds `context`. */
export function runRender<Value>(context: RenderContext, render: () => Value): Value {
  bridge[RENDER] ??= new AsyncLocalStorage();
  return bridge[RENDER].run(context, render);
}

/** @param options.isData whether the router asks for a page's data, instead of a browser for its document */
export function createRenderContext({
  visitor,
  isData,
}: {
  visitor: string;
  isData: boolean;
}): RenderContext {
  return {
    visitor,
    tags: new Set(),
    isUnavailable: false,
    status: null,
    isAllowedToAi: false,
    hasOwnFonts: false,
    parts: isData ? null : [],
  };
}

/** The platform; null during a build, and while the platform starts. */
export function findPlatform(): Platform | null {
  return bridge[PLATFORM] ?? null;
}

/** @throws Error outside the host (`next dev` or `next start` alone). */
export function getSettings(): BffSettings {
  const settings = bridge[SETTINGS];
  if (settings === undefined)
    throw new Error('The site runs inside its host: use `npm start` or `npm run dev`');
  return settings;
}

/** The origin of the address search's frame; null where it has none. */
export function addressSearchOrigin(): string | null {
  return getSettings().addressSearchOrigin ?? null;
}

/** The social providers of this site. */
export function socialProviders(): SocialProvider[] {
  const clients = getSettings().social?.clients ?? {};
  return SOCIAL_PROVIDERS.filter((provider) => clients[provider] !== undefined);
}

/** The context of the current render; null for a request that isn't rendered for the page cache. */
export function findRenderContext(): RenderContext | null {
  return bridge[RENDER]?.getStore() ?? null;
}

/** Leaves the refusal of AI (`lib/ai/refusal-headers.ts`) out of the rendered page's headers. */
export function allowAi(): void {
  const render = findRenderContext();
  if (render !== null) render.isAllowedToAi = true;
}

/**
 * Gives the rendered page the status 404 and keeps its content, which `notFound()` would replace. It does nothing outside
 * a render for the page cache.
 */
export function answerNotFound(): void {
  const render = findRenderContext();
  if (render !== null) render.status = 404;
}
