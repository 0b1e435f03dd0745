import type { CacheTag } from '@/lib/cache-tags';
import {
  curationSchema,
  homeArticlesSchema,
  homeArtistsSchema,
  homeSpecialSchema,
} from '@/lib/contracts/admin/curation';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { Orm } from '@/server/db/client';
import { createCurationRepository } from './repository';
import { createCurationService, type CurationService } from './service';

interface Dependencies {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
}

/** `/v1/admin/home`: what the home page shows by the operator's choice. */
export function createCurationModule({ orm, invalidate }: Dependencies) {
  const service = createCurationService({ repository: createCurationRepository(orm), invalidate });
  return { routes: curationRoutes(service) };
}

const saving = {
  ...OPERATOR_ONLY,
  method: 'put',
  rateLimit: 'adminChange',
  data: curationSchema,
} as const;

const curationRoutes = (curation: CurationService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/home',
      summary: { ko: '홈 화면의 선택', en: 'What the operator chose for the home page, slot by slot' },
      data: curationSchema,
    },
    async () => curation.get(),
  ),
  route(
    {
      ...saving,
      path: '/v1/admin/home/artists',
      summary: { ko: '이달의 작가 고르기', en: 'Chooses the artists of the month and their order' },
      body: homeArtistsSchema,
    },
    async ({ actor, body }) => curation.setArtists(actor, body),
  ),
  route(
    {
      ...saving,
      path: '/v1/admin/home/special',
      summary: {
        ko: '홈의 스페셜 고르기',
        en: 'Chooses the special of the home page and its vertical headline',
      },
      body: homeSpecialSchema,
    },
    async ({ actor, body }) => curation.setSpecial(actor, body),
  ),
  route(
    {
      ...saving,
      path: '/v1/admin/home/articles',
      summary: { ko: '홈의 글 고르기', en: 'Chooses the articles of the home page and their order' },
      body: homeArticlesSchema,
    },
    async ({ actor, body }) => curation.setArticles(actor, body),
  ),
];
