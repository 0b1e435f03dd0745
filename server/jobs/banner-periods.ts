import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { Log } from '@/server/log';
import type { BannerPeriodRepository } from './banner-periods-repository';
import { backoffSeconds, startLeasedWork, type LeasedWorkRunner } from './leased-work';

/** Banners are few: a second after its moment a period has begun, whichever process saved it. */
const PERIODS = { batch: 50, leaseSeconds: 60, pollMs: 1000 };
/** How long it rests while the database is away. */
const REST = { retrySeconds: 5, retryMaxSeconds: 60 };

interface BannerPeriodOptions {
  repository: BannerPeriodRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
  clock?: () => Date;
  pollMs?: number;
}

/** Begins and ends the periods of banners by itself, also those whose moment passed while no process ran (O-93). */
export function startBannerPeriods({
  repository,
  invalidate,
  log,
  clock = () => new Date(),
  pollMs = PERIODS.pollMs,
}: BannerPeriodOptions): LeasedWorkRunner {
  return startLeasedWork({
    ...PERIODS,
    name: 'banner periods',
    pollMs,
    // Nothing is leased: a banner is turned in one transaction, and public pages are renewed after it.
    lease: (limit) => repository.turnDue(clock(), limit),
    handle: (turned) => {
      invalidate([cacheTags.banners]);
      log.info({ count: turned.length }, 'banner periods begun or ended');
      return Promise.resolve();
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
