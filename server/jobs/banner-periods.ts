import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { Log } from '@/server/logging/log';
import type { BannerPeriodRepository } from './banner-periods-repository';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';

/** Banners are few: a second after its moment a period has begun, whichever process saved it. */
const PERIODS = { batch: 50, pollMs: 1000 };
/** How long it rests while the database is away. */
const REST = { retrySeconds: 5, retryMaxSeconds: 60 };

interface BannerPeriodOptions {
  repository: BannerPeriodRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
  clock?: () => Date;
  pollMs?: number;
}

/** Publishes and unpublishes due banners, also those that became due while no process ran (O-93). */
export function startBannerPeriods({
  repository,
  invalidate,
  log,
  clock = () => new Date(),
  pollMs = PERIODS.pollMs,
}: BannerPeriodOptions): JobRunner {
  return startPolledJob({
    ...PERIODS,
    name: 'banner periods',
    pollMs,
    // Banners are turned in one transaction, and public pages are renewed after it.
    async runDue(limit) {
      const turned = await repository.turnDue(clock(), limit);
      if (turned.length === 0) return 0;
      invalidate([cacheTags.banners]);
      log.info({ count: turned.length }, 'banner periods begun or ended');
      return turned.length;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
