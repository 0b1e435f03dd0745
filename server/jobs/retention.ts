import type { RetentionPlan, RetentionRun } from '@/lib/contracts/retention';
import { RETENTION_LIST_MAX } from '@/lib/contracts/retention';
import type { Log } from '@/server/logging/log';
import type { JobCounts } from './polled-job';
import type { RetentionRule } from './retention-rule';

export interface Retention {
  /** What a run would remove now. */
  plan(): Promise<RetentionPlan>;
  /** Removes what is overdue. A call during a run gets that run's result. */
  run(): Promise<RetentionRun>;
  /** Starts daily runs. The first one is some minutes after the start. */
  startDaily(): void;
  /** What runs removed since the start, and how many rules failed in them. */
  counts(): JobCounts;
  /** Stops all runs. Resolves when the run under way has finished its batch. */
  stop(): Promise<void>;
}

interface RetentionOptions {
  rules: readonly RetentionRule[];
  log: Log;
  clock?: () => Date;
}

const HOUR = 60 * 60 * 1000;

/** The job that removes what the policies promise to remove (privacy policy, sections 3 and 7; ADR 17). It logs counts only. */
export function createRetention({ rules, log, clock = () => new Date() }: RetentionOptions): Retention {
  let isStopped = false;
  let running: Promise<RetentionRun> | null = null;
  const timers: NodeJS.Timeout[] = [];
  const counts: JobCounts = { items: 0, failures: 0 };

  /** Applies one rule. A failure doesn't stop the other rules. */
  async function keep(rule: RetentionRule, now: Date): Promise<RetentionRun['rules'][number]> {
    const { name, keeps } = rule;
    let removed = 0;
    try {
      for (let some = -1; some !== 0 && !isStopped; removed += some) {
        some = await rule.removeSome(now);
        counts.items += some;
      }
    } catch (error) {
      counts.failures += 1;
      log.error({ err: error, rule: name, removed }, 'retention');
      return { name, keeps, removed, hasFailed: true };
    }
    if (removed > 0) log.info({ rule: name, removed }, 'retention');
    return { name, keeps, removed, hasFailed: false };
  }

  async function work(): Promise<RetentionRun> {
    const now = clock();
    const done: RetentionRun['rules'] = [];
    for (const rule of rules) done.push(await keep(rule, now));
    return { rules: done };
  }

  function run(): Promise<RetentionRun> {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    run,
    counts: () => ({ ...counts }),

    async plan() {
      const now = clock();
      const found: RetentionPlan['rules'] = [];
      for (const { name, keeps, find } of rules) {
        found.push({ name, keeps, ...(await find(now, RETENTION_LIST_MAX)) });
      }
      return { rules: found };
    },

    startDaily() {
      timers.push(
        setTimeout(() => void run(), HOUR / 3),
        setInterval(() => void run(), 24 * HOUR),
      );
      for (const timer of timers) timer.unref();
    },

    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
