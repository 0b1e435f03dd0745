import type { Log } from '@/server/log';
import { withinTime } from '@/server/within-time';

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
  /** Makes items due again whose work the end of the process cuts off. Left out where nothing is leased. */
  release?(items: Item[]): Promise<void>;
  /** How many seconds the runner rests after so many failed batches in a row. */
  restAfter(failures: number): number;
  log: Log;
}

export interface LeasedWorkRunner {
  /** Looks for due items now instead of at the next poll. */
  wake(): void;
  /** How many items were handled since the start, and how many batches failed as a whole. */
  counts(): { items: number; failures: number };
  /** Leases nothing more. Resolves when the batch under way is done, or handed back after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Milliseconds that handing back may take. Without it the leases end by themselves. */
const RELEASE_MS = 2000;

/**
 * Does work that waits in a table of the database: mails, changes for the search engine. Each item is done at least
 * once. Several processes may run the same job, because a leased item belongs to one of them.
 */
export function startLeasedWork<Item>(job: LeasedWork<Item>): LeasedWorkRunner {
  let isStopped = false;
  let isWoken = false;
  let failures = 0;
  const counts = { items: 0, failures: 0 };
  let restsUntil = 0;
  let running: Promise<void> | null = null;
  let held: Item[] = [];
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
        const items = await job.lease(job.batch, job.leaseSeconds);
        held = items;
        // The end came during the lease: `stop` hands the items back.
        if (isStopped) return;
        if (items.length > 0) await job.handle(items);
        held = [];
        counts.items += items.length;
        // A full batch may have left others behind.
        if (items.length === job.batch) isWoken = true;
      }
      failures = 0;
    } catch (error) {
      held = [];
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
      if (held.length === 0 || job.release === undefined) return;
      // Otherwise another node would wait for the end of the lease.
      await withinTime(RELEASE_MS, job.release(held)).catch((error: unknown) =>
        job.log.warn({ err: error, count: held.length }, `${job.name}: not handed back`),
      );
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

/** An error as it stands beside a failed item, for the operator. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
