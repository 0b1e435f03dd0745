import { z } from 'zod';
import { route } from '@/server/api/http/endpoint';
import { fileAnswerSchema } from '@/server/api/http/file-answer';
import { ORGANIZATION_ONLY } from '@/server/api/modules/organizations/shared-rules';
import { MINUTES_TYPE, type MinutesService } from './service';

export const minutesRoutes = (minutes: MinutesService) => [
  route(
    {
      ...ORGANIZATION_ONLY,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/minutes',
      group: 'organizations',
      summary: {
        ko: '심사 회의록 내려받기',
        en: 'The minutes of a contest’s jury as a PDF, after the end of the applications; for owners',
      },
      rateLimit: 'contestExport',
      params: z.object({ uuid: z.uuid() }),
      data: fileAnswerSchema,
      file: [MINUTES_TYPE],
    },
    async ({ actor, params, signal }) => minutes.make(actor, params.uuid, signal),
  ),
];
