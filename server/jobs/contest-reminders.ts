import type { Log } from '@/server/logging/log';
import type { ContestReminderRepository } from './contest-reminders-repository';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';

const REMINDERS = { batch: 200, pollMs: 5 * 60_000 };
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
}: ReminderOptions): JobRunner {
  return startPolledJob({
    ...REMINDERS,
    name: 'contest reminders',
    pollMs,
    // Mails and marks are written in one transaction.
    async runDue(limit) {
      const count = await repository.remindSome(clock(), limit);
      if (count === 0) return 0;
      log.info({ count }, 'contest reminders written');
      wakeOutbox();
      return count;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
