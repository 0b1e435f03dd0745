import type { SearchSettings } from '@/server/settings/config';
import type { Database } from '@/server/db/client';
import type { JobRunner } from '@/server/jobs/polled-job';
import { startSearchQueue } from '@/server/jobs/search-queue';
import { createSearchQueueRepository } from '@/server/jobs/search-queue-repository';
import type { Log } from '@/server/logging/log';
import { createElasticClient } from '@/server/providers/search/elasticsearch-client';
import { createElasticSearch } from '@/server/providers/search/elasticsearch';
import { createElasticWriter } from '@/server/providers/search/elasticsearch-writer';
import type { SearchProvider } from '@/server/providers/search/search';

export interface SearchEngine {
  /** Undefined where the database itself is the search engine. */
  provider: SearchProvider | undefined;
  /** The job that keeps an engine beside the database in step; null where there is none. */
  queue: JobRunner | null;
  /** Stops the search queue within this time. */
  stop(graceMs: number): Promise<void>;
}

/** The search engine of the settings. For an engine beside the database it starts the search queue. */
export async function openSearchEngine(
  settings: SearchSettings,
  { database, log }: { database: Database; log: Log },
): Promise<SearchEngine> {
  const repository = createSearchQueueRepository(database.orm);
  if (settings.kind === 'postgres') {
    await repository.turnOff();
    return { provider: undefined, queue: null, stop: async () => undefined };
  }
  const client = createElasticClient(settings);
  if ((await repository.turnOn()).isNew) log.info('search: everything is queued for the search engine');
  const queue = startSearchQueue({ repository, writer: createElasticWriter(client, settings.name), log });
  return { provider: createElasticSearch(client, settings.name), queue, stop: queue.stop };
}

/** Resolves while the search engine answers searches. */
export async function assertSearches(provider: SearchProvider): Promise<void> {
  if ((await provider.checkHealth()) === 'RED') throw new Error('The search engine does not answer.');
}
