import type { Log } from '@/server/logging/log';
import { withCopies } from '@/lib/media/review-key';
import type { Storage } from '@/server/providers/storage/storage';
import type { FileRemovalRepository } from './file-removals-repository';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';

/** A second after a save the file that it replaced is gone. */
const REMOVALS = { batch: 50, pollMs: 1000 };
/** How long it rests while the database or the storage is away. */
const REST = { retrySeconds: 5, retryMaxSeconds: 60 };

interface FileRemovalOptions {
  repository: FileRemovalRepository;
  storage: Pick<Storage, 'delete'>;
  log: Log;
  pollMs?: number;
}

/**
 * Removes the files of rows that a save has replaced or removed. The row went in the transaction of the save. A file that
 * a process removes while it ends is removed a second time by the next, which changes nothing.
 */
export function startFileRemovals({
  repository,
  storage,
  log,
  pollMs = REMOVALS.pollMs,
}: FileRemovalOptions): JobRunner {
  return startPolledJob({
    ...REMOVALS,
    name: 'file removals',
    pollMs,
    // Two processes that remove the same file don't disturb each other.
    async runDue(limit) {
      const keys = await repository.list(limit);
      for (const key of keys.flatMap(withCopies)) await storage.delete(key);
      if (keys.length > 0) await repository.forget(keys);
      return keys.length;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
