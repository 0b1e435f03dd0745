import type { Log } from '@/server/log';
import type { SearchProvider } from '@/server/providers/search/search';
import { createSearchAvailability } from './availability';
import { searchRoutes } from './routes';
import { createSearchService } from './service';
import type { SearchedThings } from './service';

interface SearchModuleDependencies extends SearchedThings {
  provider: SearchProvider;
  log: Log;
  clock: () => Date;
}

export function createSearchModule({ provider, log, clock, ...things }: SearchModuleDependencies) {
  const availability = createSearchAvailability(provider, {
    onFailure: (error) => log.warn({ err: error }, 'search'),
  });
  const service = createSearchService({ provider, availability, things, clock });
  return { service, routes: searchRoutes(service) };
}
