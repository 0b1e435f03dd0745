import os from 'node:os';
import { createApi, type Api } from '@/server/api/app';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import { RATES } from '@/server/api/http/rates';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { localPrinting } from '@/server/api/modules/portfolios/printer';
import type { Database } from '@/server/db/client';
import { createLog } from '@/server/logging/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import type { Storage } from '@/server/providers/storage/storage';

export const benchTokens = createTokens({ secret: 'benchmark-token-secret-0123456789abcdef0' });

interface BenchApiOptions {
  storage?: Storage;
  clock?: () => Date;
}

/** The API in process on a bench's database, without limits of rate. */
export function openBenchApi(
  database: Database,
  { storage = emptyStorage(), clock }: BenchApiOptions = {},
): Api {
  return createApi({
    database,
    storage,
    ...(clock && { clock }),
    media: createMediaModule({
      orm: database.orm,
      storage,
      encoder: localEncoder,
      intake: localIntake,
      secret: null,
    }),
    printing: localPrinting,
    invalidate: () => undefined,
    tokens: benchTokens,
    identity: { provider: null, secret: 'no verification here', siteUrl: 'http://gyeol.test' },
    socialAssertionSecret: 'a secret that signs no assertion here',
    viewReportSecret: 'nothing is counted here',
    uploads: createUploads({ directory: os.tmpdir() }),
    log: createLog({ level: 'silent' }),
    checksAnswers: false,
    rateLimits: Object.fromEntries(
      Object.keys(RATES).map((name) => [name, { points: 1_000_000, seconds: 60, tries: 1_000_000 }]),
    ),
  });
}

const emptyStorage = () => new DiskStorage({ directory: os.tmpdir(), secret: 'nothing is signed here' });
