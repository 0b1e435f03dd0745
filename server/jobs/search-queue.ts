import type { Log } from '@/server/logging/log';
import type { SearchWriter } from '@/server/providers/search/search';
import { reasonOf, startLeasedWork } from './leased-work';
import type { LeasedChange, SearchQueueRepository } from './search-queue-repository';
import { backoffSeconds, type JobRunner } from './polled-job';

/** How changes reach a search engine beside the database; times as of the outbox. Never given up. */
export const SEARCH_QUEUE = {
  batch: 500,
  leaseSeconds: 120,
  pollMs: 1000,
  retrySeconds: 2,
  retryMaxSeconds: 300,
};

interface SearchQueueOptions {
  repository: SearchQueueRepository;
  writer: SearchWriter;
  log: Log;
  limits?: Partial<Record<keyof typeof SEARCH_QUEUE, number>>;
}

/**
 * Writes the changes that the database's triggers recorded to a search engine beside the database. The engine keeps
 * the latest change of each record by its version, so the order of the writes doesn't matter. An engine without its
 * index, because it is new or lost it, gets everything.
 */
export function startSearchQueue({ repository, writer, log, limits }: SearchQueueOptions): JobRunner {
  const rules = { ...SEARCH_QUEUE, ...limits };
  let isPrepared = false;

  async function prepare(): Promise<void> {
    if (await writer.isThere()) return;
    // Everything is queued before the index is made: a process that dies in between leaves no index that looks whole.
    await repository.queueAll();
    await writer.prepare();
    log.info('search: everything is queued for the search engine');
  }

  async function write(changes: readonly LeasedChange[]): Promise<void> {
    let outcomes;
    try {
      await prepare();
      outcomes = await writer.write(changes);
    } catch (error) {
      isPrepared = false;
      await postpone(changes, reasonOf(error));
      throw error;
    }
    await repository.remove(changes.filter((_, at) => outcomes[at] === null));
    const refused = new Map<string, LeasedChange[]>();
    for (const [at, change] of changes.entries()) {
      const reason = outcomes[at]?.reason;
      if (reason !== undefined) refused.set(reason, [...(refused.get(reason) ?? []), change]);
    }
    for (const [reason, those] of refused) {
      await postpone(those, reason);
      const [first] = those;
      log.warn(
        { reason, count: those.length, index: first?.index, uuid: first?.uuid },
        'search entries refused',
      );
    }
  }

  /** Makes the changes due again, as late as the least tried of them may wait. */
  function postpone(changes: readonly LeasedChange[], reason: string): Promise<void> {
    const attempts = Math.min(...changes.map((change) => change.attempts));
    return repository.postpone(changes, reason, backoffSeconds(attempts, rules));
  }

  return startLeasedWork({
    ...rules,
    name: 'search queue',
    async lease(limit, leaseSeconds) {
      if (!isPrepared) await prepare();
      isPrepared = true;
      return repository.lease(limit, leaseSeconds);
    },
    handle: write,
    release: (changes) => repository.postpone(changes, 'the process ended', 0),
    restAfter: (failures) => backoffSeconds(failures, rules),
    log,
  });
}
