import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'has to be 1 or 0')
  .transform((text) => text === '1' || text === 'true');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'has to be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `has to be at least ${min}`).max(max, `has to be at most ${max}`));
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `has to be an address such as ${example}` });
/** `address` or `name <address>`, on one line. */
const MAILBOX = /^(?:[^<>\p{Cc}"]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u;
const secret = z.string().min(32, 'has to have at least 32 characters');

/** The schema of all settings in the environment. `.env.example` explains each. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: address(/^https?$/, 'https://gyeol.example').optional(),
  SITE_FURTHER_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(address(/^https?$/, 'https://www.gyeol.example')))
    .default([]),
  ADDRESS_SEARCH_ORIGIN: address(/^https?$/, 'https://gyeol-address.example').optional(),
  DATA_DIR: z.string().default('./data'),
  NEXT_DIST_DIR: z.string().default('.next'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  DATABASE_POOL: whole(1, 1000).default(10),
  DATABASE_CONNECT_TIMEOUT_MS: whole(100, 600_000).default(3000),
  STATEMENT_TIMEOUT_MS: whole(0, 3_600_000).default(15_000),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional(),
  PLATFORM_API_URL: address(/^https?$/, 'http://127.0.0.1:3001').optional(),
  API_PORT: whole(1, 65_535).default(3001),
  DEMO_MODE: flag.optional(),
  DEMO_ALLOW_PUBLIC: flag.default(false),
  DEMO_RATE_FACTOR: whole(1, 1_000_000).optional(),
  SESSION_SECRET: secret.optional(),
  TOKEN_SECRET: secret.optional(),
  STORAGE_SECRET: secret.optional(),
  IDENTITY_SECRET: secret.optional(),
  IDENTITY_PROVIDER: z.enum(['nice', 'demo'], 'has to be nice or demo').optional(),
  NICE_CLIENT_ID: z.string().optional(),
  NICE_CLIENT_SECRET: z.string().optional(),
  NICE_PRODUCT_ID: z.string().optional(),
  NICE_API_URL: address(/^https?$/, 'https://svc.niceapi.co.kr:22001').default(
    'https://svc.niceapi.co.kr:22001',
  ),
  NICE_FORM_URL: address(/^https?$/, 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb').default(
    'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
  ),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z
    .enum(
      ['error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'has to be one of error, warn, info, debug, trace, silent',
    )
    .default('info'),
  PAGE_CACHE_MAX_MB: whole(1, 4096).default(64),
  PAGE_CACHE_SECONDS: whole(0, 86_400).optional(),
  CDN_SECONDS: whole(0, 3600).default(1),
  AI_AGENTS: z.enum(['refuse', 'allow'], 'has to be refuse or allow').default('refuse'),
  UPSTREAM_TIMEOUT_MS: whole(100, 600_000).default(10_000),
  UPLOAD_TIMEOUT_MS: whole(1000, 3_600_000).default(300_000),
  RENDER_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  SHUTDOWN_TIMEOUT_MS: whole(0, 600_000).default(10_000),
  SHUTDOWN_DRAIN_MS: whole(0, 600_000).optional(),
  MAX_BODY_MB: whole(1, 1024).default(102),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://127.0.0.1:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('gyeol'),
  MEDIA_WARM_UP: flag.default(true),
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^(G|GT)-[A-Z0-9]+$/, 'must be the id of a Google tag, such as G-ABC123')
    .optional(),
  ANALYTICS_CONSENT: z.enum(['ask', 'given']).default('ask'),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  NAVER_CLIENT_ID: z.string().optional(),
  NAVER_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SEARCH_URL: address(/^https?$/, 'http://user:password@localhost:9200').optional(),
  SEARCH_API_KEY: z.string().optional(),
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,63}$/, 'has to be small letters, digits, - and _')
    .default('gyeol'),
  SEARCH_TIMEOUT_MS: whole(100, 60_000).default(3000),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'has to be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'has to be a region, such as ap-northeast-2')
    .optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://storage.example').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  SLACK_WEBHOOK_URL: address(/^https?$/, 'https://hooks.slack.com/services/…').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'has to be an address, or a name and one, such as 결 GYEOL <help@gyeol.example>')
    .optional(),
});

export type Environment = z.output<typeof environmentSchema>;
