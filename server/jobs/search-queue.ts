import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@/server/log';
import type { SearchWriter } from '@/server/providers/search/search';
import type { SearchQueueRepository, TakenChange } from './search-queue-repository';

/** How changes reach a search engine beside the database; times as of the outbox. Never given up. */
export const SEARCH_QUEUE = {
  batch: 500,
  leaseSeconds: 120,
  pollMs: 1000,
  retrySeconds: 2,
  retryMaxSeconds: 300,
};

export interface SearchQueue {
  /** Takes nothing more; resolves when what is under way is written or has failed, or when the time is over. */
  stop(graceMs: number): Promise<void>;
}

interface SearchQueueOptions {
  repository: SearchQueueRepository;
  writer: SearchWriter;
  log: Log;
  limits?: Partial<Record<keyof typeof SEARCH_QUEUE, number>>;
}

/**
 * Tells a search engine beside the database what triggers have noted. A change is written at least once, and the
 * engine keeps the latest by its version, so that several processes may do this side by side. An engine that has
 * lost everything, or never had it, is told of everything.
 */
export function startSearchQueue({ repository, writer, log, limits }: SearchQueueOptions): SearchQueue {
  const { batch, leaseSeconds, pollMs, retrySeconds, retryMaxSeconds } = { ...SEARCH_QUEUE, ...limits };
  let isStopped = false;
  let isPrepared = false;
  let failures = 0;
  let quietUntil = 0;
  let running: Promise<void> | null = null;
  const timer = setInterval(look, pollMs);
  timer.unref();

  function look(): void {
    if (running !== null || isStopped || performance.now() < quietUntil) return;
    running = work()
      .then(() => {
        failures = 0;
      })
      .catch((error: unknown) => {
        failures += 1;
        quietUntil = performance.now() + waitAfter(failures) * 1000;
        log.warn({ err: error, failures }, 'search queue');
      })
      .finally(() => {
        running = null;
      });
  }

  async function work(): Promise<void> {
    if (!isPrepared) {
      await prepare();
      isPrepared = true;
    }
    while (!isStopped) {
      const changes = await repository.take(batch, leaseSeconds);
      if (changes.length > 0) await pass(changes);
      if (changes.length < batch) return;
    }
  }

  async function prepare(): Promise<void> {
    if (await writer.isThere()) return;
    // Before it is made: whoever dies in between leaves nothing that looks whole.
    await repository.queueAll();
    await writer.prepare();
    log.info('search: everything is queued for the search engine');
  }

  async function pass(changes: readonly TakenChange[]): Promise<void> {
    let outcomes;
    try {
      await prepare();
      outcomes = await writer.write(changes);
    } catch (error) {
      isPrepared = false;
      await repository.postpone(changes, reasonOf(error), waitAfter(leastTried(changes)));
      throw error;
    }
    await repository.remove(changes.filter((_, at) => outcomes[at] === null));
    const refused = new Map<string, TakenChange[]>();
    for (const [at, change] of changes.entries()) {
      const reason = outcomes[at]?.reason;
      if (reason !== undefined) refused.set(reason, [...(refused.get(reason) ?? []), change]);
    }
    for (const [reason, those] of refused) {
      await repository.postpone(those, reason, waitAfter(leastTried(those)));
      const [first] = those;
      log.warn(
        { reason, count: those.length, index: first?.index, uuid: first?.uuid },
        'search entries refused',
      );
    }
  }

  function waitAfter(attempts: number): number {
    return Math.min(retrySeconds * 2 ** Math.min(attempts - 1, 20), retryMaxSeconds);
  }

  look();
  return {
    async stop(graceMs) {
      isStopped = true;
      clearInterval(timer);
      // What isn't done by then keeps its lease and is passed on again after the next start.
      const isDone = new AbortController();
      const tooLate = sleep(graceMs, undefined, { signal: isDone.signal }).catch(() => undefined);
      await Promise.race([running, tooLate]);
      isDone.abort();
    },
  };
}

function leastTried(changes: readonly TakenChange[]): number {
  return Math.min(...changes.map(({ attempts }) => attempts));
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
