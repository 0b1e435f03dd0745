import { z } from 'zod';
import { searchTextSchema } from '@/lib/contracts/pagination';
import {
  hitPageSchema,
  searchHealthSchema,
  searchIndexSchema,
  searchQuerySchema,
  suggestionsSchema,
} from '@/lib/contracts/search';
import { route } from '@/server/api/http/endpoint';
import type { SearchService } from './service';

export function searchRoutes(search: SearchService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/search/unified-field/{index}',
        group: 'search',
        summary: {
          ko: '통합검색',
          en: 'What an index has for `q`, best first; totals are counted up to a cap',
        },
        access: 'anyone',
        rateLimit: 'search',
        params: z.object({ index: searchIndexSchema }),
        query: searchQuerySchema,
        data: hitPageSchema,
      },
      async ({ params, query, actor }) => search.search(params.index, query, actor),
    ),
    route(
      {
        method: 'get',
        path: '/v1/search/suggestions',
        group: 'search',
        summary: {
          ko: '검색어 제안',
          en: 'Names and titles during typing: half-typed syllables, initials, the keyboard’s other mode',
        },
        access: 'anyone',
        rateLimit: 'suggest',
        query: z.object({ q: searchTextSchema }),
        data: suggestionsSchema,
      },
      async ({ query }) => search.suggest(query.q),
    ),
    route(
      {
        method: 'get',
        path: '/v1/health/elasticsearch',
        group: 'search',
        summary: { ko: '통합검색 상태', en: 'The search engine’s health; RED means that search is away' },
        access: 'anyone',
        data: searchHealthSchema,
      },
      async () => search.getHealth(),
    ),
  ];
}
