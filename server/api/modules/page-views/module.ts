import { z } from 'zod';
import { signedViewReportSchema } from '@/lib/contracts/page-views';
import { route } from '@/server/api/http/endpoint';
import type { Orm } from '@/server/db/client';
import { createPageViewRepository } from './repository';
import { createPageViewService, type PageViewService } from './service';

interface PageViewsModuleDependencies {
  orm: Orm;
  viewReportSecret: string;
  clock: () => Date;
}

/** `/v1/page-views`: what the site's hosts have counted. */
export function createPageViewsModule({ orm, viewReportSecret, clock }: PageViewsModuleDependencies) {
  const repository = createPageViewRepository(orm);
  const service = createPageViewService({ repository, secret: viewReportSecret, clock });
  return { service, routes: pageViewRoutes(service) };
}

const pageViewRoutes = (views: PageViewService) => [
  route(
    {
      method: 'post',
      path: '/v1/page-views',
      group: 'page-views',
      summary: {
        ko: '페이지 조회 수 보고',
        en: 'Adds the views that a host of the site has counted, by a report that both sides sign',
      },
      access: 'anyone',
      rateLimit: 'viewReport',
      body: signedViewReportSchema,
      data: z.null(),
    },
    async ({ body }) => views.add(body.report),
  ),
];
