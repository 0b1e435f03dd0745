import type { CacheTag } from '@/lib/cache-tags';
import type { Database } from './db/client';
import { createRetention } from './jobs/retention';
import type { Retention } from './jobs/retention';
import { createRetentionAccountsRepository } from './jobs/retention-accounts-repository';
import { createRetentionRepository } from './jobs/retention-repository';
import { retentionRules } from './jobs/retention-rules';
import type { Log } from './log';
import type { Storage } from './providers/storage/storage';

interface RetentionParts {
  database: Database;
  storage: Storage;
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
  clock?: () => Date;
}

/** The retention job of an installation: for its server, its operator's calls and the command by hand. */
export function composeRetention({ database, storage, invalidate, log, clock }: RetentionParts): Retention {
  const rules = retentionRules({
    repository: createRetentionRepository(database.orm),
    accounts: createRetentionAccountsRepository(database.orm),
    storage,
    invalidate,
  });
  return createRetention({ rules, log, ...(clock !== undefined && { clock }) });
}
