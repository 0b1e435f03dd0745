import { z } from 'zod';
import {
  applicationPageSchema,
  applicationQuerySchema,
  applicationRetrySchema,
  applicationSchema,
  openedApplicationSchema,
} from '@/lib/contracts/admin/application';
import { openingSchema } from '@/lib/contracts/access-reason';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { ApplicationService } from './service';

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }), data: applicationSchema } as const;

export function applicationAdminRoutes(applications: ApplicationService) {
  return [
    route(
      {
        ...OPERATOR_ONLY,
        method: 'get',
        path: '/v1/admin/artist-applications',
        summary: { ko: '아티스트 신청 목록', en: 'Applications to be an artist by date, with masked names' },
        query: applicationQuerySchema,
        data: applicationPageSchema,
      },
      async ({ actor, query }) => applications.list(actor, query),
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: '/v1/admin/artist-applications/{uuid}',
        summary: {
          ko: '아티스트 신청 상세',
          en: 'An application with the names of its documents and the account’s earlier ones',
        },
      },
      async ({ params }) => applications.get(params.uuid),
    ),
    route(
      {
        ...ofOne,
        method: 'post',
        path: '/v1/admin/artist-applications/{uuid}/open',
        ignoresKey: 'personal',
        summary: {
          ko: '아티스트 신청 열람',
          en: 'Who applies, and addresses of the documents for a few minutes; each reading is in the audit log',
        },
        rateLimit: 'personalData',
        body: openingSchema,
        data: openedApplicationSchema,
      },
      async ({ actor, params, body }) => applications.open(actor, params.uuid, body),
    ),
    route(
      {
        ...ofOne,
        method: 'put',
        path: '/v1/admin/artist-applications/{uuid}/approve',
        summary: { ko: '아티스트 승인', en: 'Approves an application that waits; the artist hears by mail' },
        rateLimit: 'adminChange',
      },
      async ({ actor, params }) => applications.approve(actor, params.uuid),
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
        rateLimit: 'adminChange',
        body: applicationRetrySchema,
      },
      async ({ actor, params, body }) => applications.askAgain(actor, params.uuid, body.reason),
    ),
  ];
}
