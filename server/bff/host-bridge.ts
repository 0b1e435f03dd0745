/**
 * What the host tells Next's bundle. Both live in one process but are bundled apart, so they meet on
 * `globalThis` and the bundle holds neither the configuration nor any of the platform's code.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@/lib/contracts/identity';

export interface Platform {
  fetch(request: Request): Promise<Response> | Response;
}

/** What the site is at a social provider. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
  /** Demo mode's provider on this host: its address for browsers, and for this process. Null: the real one. */
  local: { pages: string; server: string } | null;
}

export interface SocialSettings {
  clients: Partial<Record<SocialProvider, SocialClient>>;
  /** Seals next-auth's cookies. */
  nextAuthSecret: string;
  /** Signs what the site tells the API of a person; the API has the same. */
  assertionSecret: string;
  /** A login failed; neither says who. */
  onFailure(code: string, reason: string | null): void;
}

export interface BffSettings {
  /** Seals the session cookie. */
  sessionSecret: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The origins of the site's own pages, the only ones that changes are accepted from. */
  siteOrigins: readonly string[];
  /** How long, in seconds, a cache between the site and its visitors may answer by itself; 0 forbids it. */
  cdnSeconds: number;
  upstreamTimeoutMs: number;
  /** For calls that carry a body larger than a form. */
  uploadTimeoutMs: number;
  maxBodyBytes: number;
  /** The accounts of the demo content may be named to whoever logs in. */
  isDemo: boolean;
  /** Answers of the platform are checked against their contracts. */
  checksContracts: boolean;
  /** Left out: there is no social login. */
  social?: SocialSettings;
  /** The origin that belongs to the address search alone. Left out or null: its frame has no origin. */
  addressSearchOrigin?: string | null;
}

/** What the render of one page has touched and decided. */
export interface RenderContext {
  /** Cache tags of what was read; the page cache keeps the page under them. */
  tags: Set<string>;
  /** The platform was away, so what was rendered is not the page. */
  isUnavailable: boolean;
  /** The page's own status, which is sent where Next would send 200. */
  status: 404 | null;
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

/** Called by the host, before the first request. `platform` answers requests for `/v1/…` and `/v2/…`. */
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

export function createRenderContext(): RenderContext {
  return { tags: new Set(), isUnavailable: false, status: null };
}

/** Null as long as the host has none: while building, or while the platform is starting. */
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

/** The origin of the address search's frame; null: it has none. */
export function addressSearchOrigin(): string | null {
  return getSettings().addressSearchOrigin ?? null;
}

/** Whom one can log in through here. */
export function socialProviders(): SocialProvider[] {
  const clients = getSettings().social?.clients ?? {};
  return SOCIAL_PROVIDERS.filter((provider) => clients[provider] !== undefined);
}

/** The render that this code runs in; null for calls. */
export function findRenderContext(): RenderContext | null {
  return bridge[RENDER]?.getStore() ?? null;
}

/** Gives the page that is being rendered the status 404. Next's `notFound()` would replace the page too. */
export function answerNotFound(): void {
  const render = findRenderContext();
  if (render !== null) render.status = 404;
}
