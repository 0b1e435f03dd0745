import type { Log } from '@/server/logging/log';
import type { ImageRightsRepository } from './image-rights-repository';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';

const RIGHTS = { batch: 50, pollMs: 1000 };
/** How long it rests while the database or the storage is away. */
const REST = { retrySeconds: 5, retryMaxSeconds: 60 };

interface ImageRightsOptions {
  repository: ImageRightsRepository;
  /** Removes the variants that have rights in them. The next request makes them anew. */
  dropVariants: (image: { id: string; width: number }) => Promise<void>;
  log: Log;
  pollMs?: number;
}

/** Removes variants whose rights have changed: another name, another year, another choice about AI (P-207). */
export function startImageRights({
  repository,
  dropVariants,
  log,
  pollMs = RIGHTS.pollMs,
}: ImageRightsOptions): JobRunner {
  return startPolledJob({
    ...RIGHTS,
    name: 'image rights',
    pollMs,
    // Two processes that remove the same variants don't disturb each other.
    async runDue(limit) {
      const stale = await repository.list(limit);
      for (const { id, width } of stale) if (width !== null) await dropVariants({ id, width });
      if (stale.length > 0) await repository.forget(stale);
      return stale.length;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
