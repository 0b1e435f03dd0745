import type { Log } from '@/server/logging/log';
import { withinTime } from '@/server/within-time';

interface PolledJob {
  /** Names the job in the log. */
  name: string;
  /** How many items one run does at most. */
  batch: number;
  /** How often the job looks for due items without being woken. */
  pollMs: number;
  /**
   * Does up to `limit` due items and returns how many they were. A full batch is followed by another run. It throws only
   * where the whole run failed; the job then rests.
   */
  runDue(limit: number): Promise<number>;
  /** How many seconds the job rests after so many failed runs in a row. */
  restAfter(failures: number): number;
  log: Log;
}

export interface JobCounts {
  /** Items handled since the start. */
  items: number;
  /** Runs that failed as a whole. */
  failures: number;
}

export interface JobRunner {
  /** Looks for due items now instead of at the next poll. */
  wake(): void;
  counts(): JobCounts;
  /** Begins no other run. Resolves when the one under way is done, or after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Does at intervals what is due, also what became due while no process ran. Several processes may run the same job where
 * `runDue` does each item in one transaction, or twice without harm; other work is leased (`leased-work.ts`).
 */
export function startPolledJob(job: PolledJob): JobRunner {
  let isStopped = false;
  let isWoken = false;
  let failures = 0;
  const counts: JobCounts = { items: 0, failures: 0 };
  let restsUntil = 0;
  let running: Promise<void> | null = null;
  const timer = setInterval(wake, job.pollMs);
  timer.unref();

  function wake(): void {
    isWoken = true;
    if (running !== null || isStopped || performance.now() < restsUntil) return;
    running = work().finally(() => {
      running = null;
    });
  }

  async function work(): Promise<void> {
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        const done = await job.runDue(job.batch);
        counts.items += done;
        // A full batch may have left others behind.
        if (done === job.batch) isWoken = true;
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      counts.failures += 1;
      restsUntil = performance.now() + job.restAfter(failures) * 1000;
      job.log.warn({ err: error, failures }, job.name);
    }
  }

  wake();
  return {
    wake,
    counts: () => ({ ...counts }),
    async stop(graceMs) {
      isStopped = true;
      clearInterval(timer);
      await withinTime(graceMs, running ?? Promise.resolve()).catch(() => undefined);
    },
  };
}

/** Seconds until the next try: `retrySeconds` after the first attempt, `factor` times as many after each other one. */
export function backoffSeconds(
  attempts: number,
  { retrySeconds, retryMaxSeconds }: { retrySeconds: number; retryMaxSeconds: number },
  factor = 2,
): number {
  return Math.min(retrySeconds * factor ** (attempts - 1), retryMaxSeconds);
}
