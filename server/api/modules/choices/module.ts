import { choiceQuerySchema, choicesSchema, namedChoiceQuerySchema } from '@/lib/contracts/admin/choice';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { SearchService } from '@/server/api/modules/search/service';
import type { Orm } from '@/server/db/client';
import { createChoiceRepository } from './repository';
import { createChoiceService } from './service';

interface Dependencies {
  orm: Orm;
  search: Pick<SearchService, 'findUuids'>;
  clock: () => Date;
}

/** `/v1/admin/choices`: what operators choose by search. */
export function createChoicesModule({ orm, ...deps }: Dependencies) {
  const service = createChoiceService({ ...deps, repository: createChoiceRepository(orm) });
  const routes = [
    route(
      {
        ...OPERATOR_ONLY,
        method: 'get',
        path: '/v1/admin/choices',
        summary: {
          ko: '고를 작가·작품·글 찾기',
          en: 'Artists, artworks or articles that a text may mean, drafts too',
        },
        rateLimit: 'suggest',
        query: choiceQuerySchema,
        data: choicesSchema,
      },
      async ({ query }) => ({ content: await service.search(query) }),
    ),
    route(
      {
        ...OPERATOR_ONLY,
        method: 'get',
        path: '/v1/admin/choices/named',
        summary: {
          ko: '고른 작가·작품·글',
          en: 'The artists, artworks or articles with these ids, in their order',
        },
        query: namedChoiceQuerySchema,
        data: choicesSchema,
      },
      async ({ query }) => ({ content: await service.listNamed(query.kind, query.ids) }),
    ),
  ];
  return { routes };
}
