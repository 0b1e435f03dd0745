import { drizzle } from 'drizzle-orm/node-postgres';
import { createRoutes } from '@/server/api/app';
import type { Route } from '@/server/api/http/endpoint';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { localPrinting } from '@/server/api/modules/portfolios/printer';
import { createLog } from '@/server/logging/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { TEST_FILE_SECRET } from './api';

const nothing = async () => undefined;

/** The API's routes with their contracts, for tests that call none of them: there is no database behind them. */
export function declaredRoutes(): Route[] {
  const orm = drizzle.mock({ casing: 'snake_case' });
  const storage = new DiskStorage({ directory: 'never written', secret: TEST_FILE_SECRET });
  return createRoutes({
    database: { orm, kind: 'postgres', ping: nothing, vacuum: nothing, copyTo: null, close: nothing },
    storage,
    media: createMediaModule({ orm, storage, encoder: localEncoder, intake: localIntake, secret: null }),
    printing: localPrinting,
    invalidate: () => undefined,
    tokens: createTokens({ secret: TEST_FILE_SECRET }),
    identity: { provider: null, secret: TEST_FILE_SECRET, siteUrl: 'http://gyeol.test' },
    socialAssertionSecret: TEST_FILE_SECRET,
    viewReportSecret: TEST_FILE_SECRET,
    uploads: createUploads({ directory: 'never written' }),
    log: createLog({ level: 'silent' }),
    checksAnswers: false,
  }).routes;
}
