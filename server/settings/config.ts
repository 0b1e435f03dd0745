import path from 'node:path';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@/lib/contracts/identity';
import { site, siteName } from '@/lib/site';
import { addressSearchOriginOf, furtherOriginsOf } from './config-origins';
import { environmentSchema, type Environment } from './environment';
import { identityOf, type IdentitySettings } from './identity-settings';
import { loadSecrets, type Secrets } from './secrets';
import { StartError } from '@/server/start-error';
import { storageOf, type StorageSettings } from './storage-settings';
import { reportFailedStart } from '@/server/logging/stderr-log';
import type { TelemetrySettings } from '@/server/telemetry/telemetry';

/** Settings of real services. Where one of them is set, demo mode is off by default. */
const REAL_PROVIDER_KEYS = [
  'DATABASE_URL',
  'PLATFORM_API_URL',
  'S3_BUCKET',
  'SMTP_URL',
  'SEARCH_URL',
  'IDENTITY_PROVIDER',
  'KAKAO_CLIENT_ID',
  'NAVER_CLIENT_ID',
  'GOOGLE_CLIENT_ID',
] as const;

/** Milliseconds in which a balancer that asks each second or two notices that a node leaves. */
const DRAIN_MS = 5000;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** The search engine: the database itself, or one beside it. */
export type SearchSettings =
  | { kind: 'postgres' }
  | { kind: 'elasticsearch'; url: string; apiKey: string | null; name: string; timeoutMs: number };

export interface Config {
  environment: 'development' | 'production' | 'test';
  isDemo: boolean;
  host: string;
  port: number;
  apiPort: number;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Further origins at which the site answers as it does at `siteUrl`. */
  furtherOrigins: readonly string[];
  /** A second origin of this host that belongs to the address search alone; null where there is none. */
  addressSearchOrigin: string | null;
  /** Whether known AI agents get a 403. */
  refusesAiAgents: boolean;
  /** Google's tag, which measures what visitors use; null where nothing is measured. */
  googleTagId: string | null;
  /** The absolute path of the folder for all data. */
  dataDir: string;
  /** The embedded database, in `dataDir`. */
  databaseDir: string;
  storage: StorageSettings;
  /** Forms that are being received, in `dataDir`. */
  uploadDir: string;
  nextDistDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The connections to PostgreSQL. The embedded database has one session and its own time limits. */
  postgres: { maxConnections: number; connectTimeoutMs: number; statementTimeoutMs: number };
  redisUrl: string | null;
  /** Null: the API runs in this process. */
  platformApiUrl: string | null;
  secrets: Secrets;
  /** Whether the X-Forwarded-* headers of a connecting proxy are trusted. */
  trustsProxy: boolean;
  logLevel: 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  pageCache: {
    maxBytes: number;
    /** How long a page is fresh that nothing invalidates. */
    seconds: number;
    /** `s-maxage`: how long nginx or a CDN may answer by itself. */
    cdnSeconds: number;
  };
  timeouts: { upstreamMs: number; uploadMs: number; renderMs: number; drainMs: number; shutdownMs: number };
  limits: {
    bodyBytes: number;
    /** The factor that raises the rate limits of `RATES`; 1 outside demo mode. */
    rateFactor: number;
  };
  telemetry: TelemetrySettings;
  /** Whether common image variants are made in the background before visitors need them. */
  warmsMedia: boolean;
  /** The site's registration at each social provider that has one. */
  social: Partial<Record<SocialProvider, { clientId: string; clientSecret: string }>>;
  identity: IdentitySettings;
  search: SearchSettings;
  /** The team's chat: a Slack incoming webhook; null where its lines are lines of the log. */
  chat: { webhookUrl: string | null };
  mail: {
    /** Null where mails are written as files into `directory`. */
    smtpUrl: string | null;
    /** `name <address>`. */
    from: string;
    directory: string;
  };
}

/** The environment can't be used. `problems` has a sentence for each wrong setting. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Parses the environment (`.env.example` explains every setting). In demo mode missing secrets are generated once and kept
 * in `DATA_DIR/secrets.json`.
 * @throws ConfigError that lists every problem at once, StartError where the secrets can't be read or kept
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const values = parsed.data;
  const isReal = (key: string) => given[key] !== undefined && given[key] !== 'demo';
  const isDemo = values.DEMO_MODE ?? !REAL_PROVIDER_KEYS.some(isReal);
  const dataDir = path.resolve(values.DATA_DIR);
  const host = values.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0');
  const problems: string[] = [];

  const siteHost = values.SITE_URL === undefined ? null : new URL(values.SITE_URL).hostname;
  const isShown =
    !LOOPBACK.has(host) || (siteHost !== null && !LOOPBACK.has(siteHost.replace(/^\[|\]$/g, '')));
  if (isDemo && isShown && !values.DEMO_ALLOW_PUBLIC) {
    problems.push(
      `HOST=${host} with SITE_URL=${values.SITE_URL ?? ''} would show demo mode, whose passwords are public, to ` +
        'other machines: set DEMO_ALLOW_PUBLIC=1 as well, or DEMO_MODE=0',
    );
  }
  if (!isDemo && values.DEMO_RATE_FACTOR !== undefined) {
    problems.push('DEMO_RATE_FACTOR raises the limits of calls: it is for tests in demo mode, leave it out');
  }
  if (!isDemo && values.SITE_URL === undefined) {
    problems.push('SITE_URL is missing: the address that visitors use, such as https://gyeol.example');
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    problems.push('MAIL_FROM is missing: the sender of mails, such as 결 GYEOL <help@gyeol.example>');
  }
  const social = socialOf(values, problems);
  const identity = identityOf(values, isDemo, problems);
  const search = searchOf(values, problems);
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const storage = storageOf(values, { dataDir, siteUrl }, problems);
  const furtherOrigins = furtherOriginsOf(values, siteUrl, problems);
  const addressSearchOrigin = addressSearchOriginOf(values, siteUrl, problems);
  const { secrets, missing } = loadSecrets(
    {
      session: values.SESSION_SECRET,
      token: values.TOKEN_SECRET,
      storage: values.STORAGE_SECRET,
      identity: values.IDENTITY_SECRET,
    },
    isDemo ? dataDir : null,
  );
  for (const name of missing)
    problems.push(`${name} is missing: 32 random characters or more (openssl rand -hex 32)`);
  if (problems.length > 0) throw new ConfigError(problems);

  const isRemoteWithoutNews = values.PLATFORM_API_URL !== undefined && values.REDIS_URL === undefined;
  return {
    environment: values.NODE_ENV,
    isDemo,
    host,
    port: values.PORT,
    apiPort: values.API_PORT,
    siteUrl,
    furtherOrigins,
    addressSearchOrigin,
    refusesAiAgents: values.AI_AGENTS === 'refuse',
    googleTagId: values.GOOGLE_TAG_ID ?? null,
    dataDir,
    databaseDir: path.join(dataDir, 'database'),
    storage,
    uploadDir: path.join(dataDir, 'uploads'),
    nextDistDir: values.NEXT_DIST_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    postgres: {
      maxConnections: values.DATABASE_POOL,
      connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
      statementTimeoutMs: values.STATEMENT_TIMEOUT_MS,
    },
    redisUrl: values.REDIS_URL ?? null,
    platformApiUrl: values.PLATFORM_API_URL?.replace(/\/+$/, '') ?? null,
    secrets,
    trustsProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    pageCache: {
      maxBytes: values.PAGE_CACHE_MAX_MB * 1024 * 1024,
      // Without Redis a site apart from its API doesn't hear of changes, so its pages live briefly.
      seconds: values.PAGE_CACHE_SECONDS ?? (isRemoteWithoutNews ? 5 : 300),
      cdnSeconds: values.CDN_SECONDS,
    },
    timeouts: {
      upstreamMs: values.UPSTREAM_TIMEOUT_MS,
      uploadMs: values.UPLOAD_TIMEOUT_MS,
      renderMs: values.RENDER_TIMEOUT_MS,
      drainMs: values.SHUTDOWN_DRAIN_MS ?? (isDemo ? 0 : DRAIN_MS),
      shutdownMs: values.SHUTDOWN_TIMEOUT_MS,
    },
    limits: { bodyBytes: values.MAX_BODY_MB * 1024 * 1024, rateFactor: values.DEMO_RATE_FACTOR ?? 1 },
    telemetry: {
      metricsToken: values.METRICS_TOKEN ?? null,
      traces: tracesOf(values),
    },
    warmsMedia: values.MEDIA_WARM_UP,
    social,
    identity,
    search,
    chat: { webhookUrl: values.SLACK_WEBHOOK_URL ?? null },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `${siteName} <${site.company.email}>`,
      directory: path.join(dataDir, 'mails'),
    },
  };
}

function tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: serviceName }: Environment) {
  return url === undefined ? null : { endpoint: url.replace(/\/+$/, ''), serviceName };
}

/** The social providers with a registration. @param problems gets what is wrong with the settings */
function socialOf(values: Environment, problems: string[]): Config['social'] {
  const social: Config['social'] = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const name = provider.toUpperCase() as Uppercase<SocialProvider>;
    const clientId = values[`${name}_CLIENT_ID`];
    const clientSecret = values[`${name}_CLIENT_SECRET`];
    if (clientId !== undefined && clientSecret !== undefined) social[provider] = { clientId, clientSecret };
    else if (clientId !== undefined) problems.push(`${name}_CLIENT_SECRET is missing`);
    else if (clientSecret !== undefined) problems.push(`${name}_CLIENT_ID is missing`);
  }
  return social;
}

/** Sets NEXTAUTH_URL, because next-auth reads the site's address from the environment alone. */
export function giveNextAuthItsAddress({ siteUrl }: Config): void {
  process.env.NEXTAUTH_URL = siteUrl;
}

/** The search engine. @param problems gets what is wrong with the settings */
function searchOf(values: Environment, problems: string[]): SearchSettings {
  const { SEARCH_URL: url, SEARCH_API_KEY: apiKey = null } = values;
  if (url === undefined) {
    if (apiKey !== null)
      problems.push('SEARCH_URL is missing: the address of the engine that SEARCH_API_KEY is for');
    return { kind: 'postgres' };
  }
  return {
    kind: 'elasticsearch',
    url,
    apiKey,
    name: values.SEARCH_INDEX,
    timeoutMs: values.SEARCH_TIMEOUT_MS,
  };
}

/** `loadConfig` of this process's environment and `.env`. On failure it prints what is wrong and ends the process. */
export function loadConfigOrExit(): Config {
  try {
    process.loadEnvFile('.env');
  } catch {
    // Without the file the environment alone decides.
  }
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    reportFailedStart(error);
    process.exit(1);
  }
}
