import { randomUUID } from 'node:crypto';
import type { SearchIndex } from '@/lib/contracts/search';
import { literalQuery } from '@/lib/search/query';
import { createSearchQueueRepository } from '@/server/jobs/search-queue-repository';
import { createElasticSearch } from '@/server/providers/search/elasticsearch';
import { createElasticClient } from '@/server/providers/search/elasticsearch-client';
import { createElasticWriter } from '@/server/providers/search/elasticsearch-writer';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import type { SearchProvider, SearchRequest } from '@/server/providers/search/search';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import type { TestDatabase } from '@/tests/support/database';

/** A search for every word of a text, on a day of the factories. */
export function wordsIn(index: SearchIndex, text: string, { offset = 0, limit = 100 } = {}): SearchRequest {
  return { index, query: literalQuery(text), today: '2026-06-01', offset, limit };
}

/** An engine under test: its search, and a way to wait until it has indexed every change. */
export interface TestEngine {
  search: SearchProvider;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openPostgresEngine({ orm }: TestDatabase): Promise<TestEngine> {
  const search = createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  return { search, settle: async () => undefined, close: async () => undefined };
}

/** @param url an Elasticsearch or OpenSearch with nori, or the peer; what is made there is removed on close */
export async function openElasticEngine({ orm }: TestDatabase, url: string): Promise<TestEngine> {
  const name = `gyeol-test-${randomUUID().slice(0, 8)}`;
  const client = createElasticClient({ url, apiKey: null, name, timeoutMs: 60_000 });
  const writer = createElasticWriter(client, name);
  const queue = createSearchQueueRepository(orm);
  await queue.turnOn();
  await writer.prepare();
  return {
    search: createElasticSearch(client, name),
    async settle() {
      for (;;) {
        const changes = await queue.lease(1000, 60);
        if (changes.length === 0) break;
        const outcomes = await writer.write(changes);
        const refused = outcomes.find((outcome) => outcome !== null);
        if (refused !== undefined) throw new Error(refused?.reason);
        await queue.remove(changes);
      }
      await client.call('POST', `/${name}/_refresh`);
    },
    async close() {
      const behind = (await client.call('GET', `/_alias/${name}`)) as Record<string, unknown>;
      for (const index of Object.keys(behind)) await client.call('DELETE', `/${index}`);
    },
  };
}
