import type { Database } from '@/server/db/client';
import type { Log } from '@/server/log';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import type { SearchProvider } from '@/server/providers/search/search';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import { createSearchAvailability } from './modules/search/availability';
import { createSearchService } from './modules/search/service';
import type { SearchedThings } from './modules/search/service';

interface SearchDependencies {
  database: Database;
  /** Left out: the database itself finds. */
  search?: SearchProvider | undefined;
  log: Log;
}

/** The search service on the engine that there is. */
export function composeSearch(
  { database: { orm }, search, log }: SearchDependencies,
  things: SearchedThings,
) {
  const provider =
    search ?? createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  const availability = createSearchAvailability(provider, {
    onFailure: (error) => log.warn({ err: error }, 'search'),
  });
  return createSearchService({ provider, availability, things });
}
