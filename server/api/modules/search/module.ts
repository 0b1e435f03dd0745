import type { Log } from '@/server/log';
import type { SearchProvider } from '@/server/providers/search/search';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createSearchAvailability } from './availability';
import { searchRoutes } from './routes';
import { createSearchService } from './service';
import type { SearchedThings } from './service';

interface SearchModuleDependencies extends SearchedThings {
  provider: SearchProvider;
  log: Log;
  understanding: UnderstandingService;
}

export function createSearchModule({ provider, log, understanding, ...things }: SearchModuleDependencies) {
  const availability = createSearchAvailability(provider, {
    onFailure: (error) => log.warn({ err: error }, 'search'),
  });
  const service = createSearchService({ provider, availability, things, understanding });
  return { service, routes: searchRoutes(service) };
}
