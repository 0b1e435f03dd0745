import { z } from 'zod';
import {
  applicationItemSchema,
  applicationListQuerySchema,
  applicationRetrySchema,
  applicationSchema,
} from '@/lib/contracts/application';
import { pageSchema } from '@/lib/contracts/envelope';
import { route } from '@/server/api/http/endpoint';
import type { ApplicationService } from './service';

const common = { group: 'admin', access: ['ADMIN'] } as const;
const ofOne = { ...common, params: z.object({ uuid: z.uuid() }), data: applicationSchema } as const;

export function applicationAdminRoutes(applications: ApplicationService) {
  return [
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/admin/artist-applications',
        summary: { ko: '아티스트 신청 목록', en: 'Applications to be an artist, newest first' },
        query: applicationListQuerySchema,
        data: pageSchema(applicationItemSchema),
      },
      async ({ query }) => applications.list(query),
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: '/v1/admin/artist-applications/{uuid}',
        summary: {
          ko: '아티스트 신청 상세',
          en: 'An application; the addresses of its documents live for a few minutes',
        },
      },
      async ({ params }) => applications.get(params.uuid),
    ),
    route(
      {
        ...ofOne,
        method: 'put',
        path: '/v1/admin/artist-applications/{uuid}/approve',
        summary: { ko: '아티스트 승인', en: 'Approves an application that waits; the artist hears by mail' },
      },
      async ({ params }) => applications.approve(params.uuid),
    ),
    route(
      {
        ...ofOne,
        method: 'put',
        path: '/v1/admin/artist-applications/{uuid}/retry',
        summary: {
          ko: '활동 자료 재요청',
          en: 'Asks for other documents; the artist reads the reason in a mail and on My Page',
        },
        body: applicationRetrySchema,
      },
      async ({ params, body }) => applications.askAgain(params.uuid, body.reason),
    ),
  ];
}
