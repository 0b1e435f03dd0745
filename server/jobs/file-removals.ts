import type { Log } from '@/server/log';
import { withCopies } from '@/lib/media/review-key';
import type { Storage } from '@/server/providers/storage/storage';
import type { FileRemovalRepository } from './file-removals-repository';
import { backoffSeconds, startLeasedWork, type LeasedWorkRunner } from './leased-work';

/** A second after a save the file that it replaced is gone. */
const REMOVALS = { batch: 50, leaseSeconds: 60, pollMs: 1000 };
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
}: FileRemovalOptions): LeasedWorkRunner {
  return startLeasedWork({
    ...REMOVALS,
    name: 'file removals',
    pollMs,
    // Nothing is leased: two processes that remove the same file don't disturb each other.
    lease: (limit) => repository.list(limit),
    handle: async (keys) => {
      for (const key of keys.flatMap(withCopies)) await storage.delete(key);
      await repository.forget(keys);
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
