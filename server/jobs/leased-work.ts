import type { Log } from '@/server/logging/log';
import { withinTime } from '@/server/within-time';
import { startPolledJob, type JobRunner } from './polled-job';

interface LeasedWork<Item> {
  /** Names the job in the log. */
  name: string;
  /** How many items one batch has. */
  batch: number;
  /** How long an item belongs to the process that leased it. A dead process's items are free again after that. */
  leaseSeconds: number;
  /** How often the runner looks for due items without being woken. */
  pollMs: number;
  /** Leases up to `limit` due items to this process. No other process gets them before the lease is over. */
  lease(limit: number, leaseSeconds: number): Promise<Item[]>;
  /**
   * Does the work of one batch and records the outcome of each item. It throws only where the whole batch failed;
   * the runner then rests before it leases anything else.
   */
  handle(items: Item[]): Promise<void>;
  /** Makes items due again whose work the end of the process cuts off. */
  release(items: Item[]): Promise<void>;
  /** How many seconds the runner rests after so many failed batches in a row. */
  restAfter(failures: number): number;
  log: Log;
}

/** Milliseconds that handing back may take. Without it the leases end by themselves. */
const RELEASE_MS = 2000;

/**
 * Does work that waits in a table of the database: mails, changes for the search engine. Each item is done at least
 * once. Several processes may run the same job, because a leased item belongs to one of them.
 * @returns its runner; `stop` hands back what the batch under way has left after its time
 */
export function startLeasedWork<Item>(job: LeasedWork<Item>): JobRunner {
  let isStopped = false;
  let held: Item[] = [];

  async function runDue(limit: number): Promise<number> {
    const items = await job.lease(limit, job.leaseSeconds);
    held = items;
    // The end came during the lease: `stop` hands the items back.
    if (isStopped) return 0;
    try {
      if (items.length > 0) await job.handle(items);
    } finally {
      held = [];
    }
    return items.length;
  }

  const runner = startPolledJob({ ...job, runDue });
  return {
    ...runner,
    async stop(graceMs) {
      isStopped = true;
      await runner.stop(graceMs);
      if (held.length === 0) return;
      // Otherwise another node would wait for the end of the lease.
      await withinTime(RELEASE_MS, job.release(held)).catch((error: unknown) =>
        job.log.warn({ err: error, count: held.length }, `${job.name}: not handed back`),
      );
    },
  };
}

/** An error as it stands beside a failed item, for the operator. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
