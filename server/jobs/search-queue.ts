import { LIMITS } from '@/lib/limits';
import type { Log } from '@/server/log';
import type { SearchWriter } from '@/server/providers/search/search';
import type { SearchQueueRepository, TakenChange } from './search-queue-repository';

export interface SearchQueue {
  /** Takes nothing more; resolves when what is under way is written or has failed. */
  stop(): Promise<void>;
}

interface SearchQueueOptions {
  repository: SearchQueueRepository;
  writer: SearchWriter;
  log: Log;
  limits?: Partial<Record<keyof typeof LIMITS.searchQueue, number>>;
}

/**
 * Tells a search engine beside the database what triggers have noted. A change is written at least once, and the
 * engine keeps the latest by its version, so that several processes may do this side by side.
 */
export function startSearchQueue({ repository, writer, log, limits }: SearchQueueOptions): SearchQueue {
  const { batch, leaseSeconds, pollMs, retrySeconds, retryMaxSeconds } = { ...LIMITS.searchQueue, ...limits };
  let isStopped = false;
  let isPrepared = false;
  let running: Promise<void> | null = null;
  const timer = setInterval(look, pollMs);
  timer.unref();

  function look(): void {
    if (running !== null || isStopped) return;
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'search queue'))
      .finally(() => {
        running = null;
      });
  }

  async function work(): Promise<void> {
    if (!isPrepared) {
      await writer.prepare();
      isPrepared = true;
    }
    while (!isStopped) {
      const changes = await repository.take(batch, leaseSeconds);
      if (changes.length > 0) await pass(changes);
      if (changes.length < batch) return;
    }
  }

  async function pass(changes: readonly TakenChange[]): Promise<void> {
    let outcomes;
    try {
      outcomes = await writer.write(changes);
    } catch (error) {
      isPrepared = false;
      await repository.postpone(
        changes,
        reasonOf(error),
        waitAfter(Math.min(...changes.map(({ attempts }) => attempts))),
      );
      throw error;
    }
    await repository.remove(changes.filter((_, at) => outcomes[at] === null));
    for (const [at, change] of changes.entries()) {
      const outcome = outcomes[at];
      if (outcome == null) continue;
      await repository.postpone([change], outcome.reason, waitAfter(change.attempts));
      log.warn({ index: change.index, uuid: change.uuid, reason: outcome.reason }, 'search entry refused');
    }
  }

  function waitAfter(attempts: number): number {
    return Math.min(retrySeconds * 2 ** Math.min(attempts - 1, 20), retryMaxSeconds);
  }

  look();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
