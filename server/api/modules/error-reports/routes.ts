import { z } from 'zod';
import { errorReportSchema } from '@/lib/contracts/error-report';
import { route } from '@/server/api/http/endpoint';
import type { ErrorReportService } from './service';

export function errorReportRoutes(reports: ErrorReportService) {
  return [
    route(
      {
        method: 'post',
        path: '/v1/slack/send-error',
        group: 'portfolio',
        summary: {
          ko: '오류 알림',
          en: 'Tells the team chat of an error, without addresses and numbers of people',
        },
        access: ['ARTIST'],
        rateLimit: 'errorReport',
        body: errorReportSchema,
        data: z.null(),
      },
      async ({ actor, body }) => reports.report(actor, body.message),
    ),
  ];
}
