import type { CacheTag } from '@/lib/cache-tags';
import { mediaFolder } from '@/server/api/modules/media/keys';
import type { Database } from '@/server/db/client';
import { createRetention } from '@/server/jobs/retention';
import type { Retention } from '@/server/jobs/retention';
import { createRetentionAccountsRepository } from '@/server/jobs/retention-accounts-repository';
import { createRetentionFilesRepository } from '@/server/jobs/retention-files-repository';
import { createRetentionRepository } from '@/server/jobs/retention-repository';
import { retentionRules } from '@/server/jobs/retention-rules';
import type { Log } from '@/server/logging/log';
import type { Storage } from '@/server/providers/storage/storage';

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
