import type { Log } from '@/server/log';
import type { ContestReminderRepository } from './contest-reminders-repository';
import { backoffSeconds, startLeasedWork, type LeasedWorkRunner } from './leased-work';

const REMINDERS = { batch: 200, leaseSeconds: 60, pollMs: 5 * 60_000 };
/** How long it rests while the database is away. */
const REST = { retrySeconds: 30, retryMaxSeconds: 600 };

interface ReminderOptions {
  repository: ContestReminderRepository;
  wakeOutbox: () => void;
  log: Log;
  clock?: () => Date;
  pollMs?: number;
}

/** Reminds artists of applications that they haven't sent, a day before the contest's end. */
export function startContestReminders({
  repository,
  wakeOutbox,
  log,
  clock = () => new Date(),
  pollMs = REMINDERS.pollMs,
}: ReminderOptions): LeasedWorkRunner {
  return startLeasedWork<null>({
    ...REMINDERS,
    name: 'contest reminders',
    pollMs,
    // Nothing is leased: mails and marks are written in one transaction.
    async lease(limit) {
      const count = await repository.remindSome(clock(), limit);
      return Array.from({ length: count }, () => null);
    },
    handle: async (reminded) => {
      log.info({ count: reminded.length }, 'contest reminders written');
      wakeOutbox();
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
