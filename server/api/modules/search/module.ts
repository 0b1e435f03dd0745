import type { Log } from '@/server/logging/log';
import type { SearchProvider } from '@/server/providers/search/search';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { createSearchAvailability } from './availability';
import { searchRoutes } from './routes';
import { createSearchService } from './service';
import type { SearchedContent } from './service';

interface SearchModuleDependencies extends SearchedContent {
  provider: SearchProvider;
  log: Log;
  understanding: UnderstandingService;
}

export function createSearchModule({ provider, log, understanding, ...content }: SearchModuleDependencies) {
  const availability = createSearchAvailability(provider, {
    onFailure: (error) => log.warn({ err: error }, 'search'),
  });
  const service = createSearchService({ provider, availability, content, understanding });
  return { service, routes: searchRoutes(service) };
}
