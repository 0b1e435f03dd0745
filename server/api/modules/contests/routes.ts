import { z } from 'zod';
import { contestActiveSchema, contestQuerySchema, contestSchema } from '@/lib/contracts/contest';
import { route } from '@/server/api/http/endpoint';
import type { ContestService } from './service';

const shared = { group: 'contests', method: 'get', access: 'anyone' } as const;

export function contestRoutes(contests: ContestService) {
  return [
    route(
      {
        ...shared,
        path: '/v1/contents/contests/by-article/{articleUuid}',
        summary: {
          ko: '소식의 공모전',
          en: 'The contest of a piece of news; with isInternal also one that isn’t published, for its organization',
        },
        params: z.object({ articleUuid: z.uuid() }),
        query: contestQuerySchema,
        data: contestSchema,
      },
      async ({ actor, params, query }) => contests.getByArticle(actor, params.articleUuid, query.isInternal),
    ),
    route(
      {
        ...shared,
        path: '/v1/contents/contests/{contestUuid}/active',
        summary: { ko: '공모전 접수 여부', en: 'Whether a contest takes applications now' },
        params: z.object({ contestUuid: z.uuid() }),
        data: contestActiveSchema,
      },
      async ({ params }) => ({ active: await contests.isActive(params.contestUuid) }),
    ),
  ];
}
