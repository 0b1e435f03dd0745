import type { CacheTag } from '@/lib/cache-tags';
import { mediaFolder } from './api/modules/media/keys';
import type { Database } from './db/client';
import { createRetention } from './jobs/retention';
import type { Retention } from './jobs/retention';
import { createRetentionAccountsRepository } from './jobs/retention-accounts-repository';
import { createRetentionFilesRepository } from './jobs/retention-files-repository';
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

/** Composes the retention job, for the server, the operators' calls and the command. */
export function composeRetention({ database, storage, invalidate, log, clock }: RetentionParts): Retention {
  const rules = retentionRules({
    repository: createRetentionRepository(database.orm),
    accounts: createRetentionAccountsRepository(database.orm),
    files: createRetentionFilesRepository(database.orm),
    storage,
    mediaFolder,
    invalidate,
  });
  return createRetention({ rules, log, ...(clock !== undefined && { clock }) });
}
