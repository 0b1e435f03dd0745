import { z } from 'zod';
import {
  logCheckFormSchema,
  logCheckPageSchema,
  logCheckQuerySchema,
  logCheckSchema,
  monthSchema,
} from '@/lib/contracts/admin/log-check';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { Orm } from '@/server/db/client';
import { createLogCheckRepository } from './repository';
import { createLogCheckService, type LogCheckService } from './service';

/** `/v1/admin/log-checks`: the monthly check of who accessed personal data. */
export function createLogChecksModule({ orm, clock }: { orm: Orm; clock: () => Date }) {
  const service = createLogCheckService({ repository: createLogCheckRepository(orm), clock });
  return { service, routes: logCheckRoutes(service) };
}

const ofOne = {
  ...OPERATOR_ONLY,
  path: '/v1/admin/log-checks/{id}',
  params: z.object({ id: monthSchema }),
  data: logCheckSchema,
} as const;

const logCheckRoutes = (checks: LogCheckService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/log-checks',
      summary: {
        ko: '접속 기록 점검 목록',
        en: 'Months with their accesses to personal data, and their checks',
      },
      query: logCheckQuerySchema,
      data: logCheckPageSchema,
    },
    async ({ query }) => checks.list(query),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      summary: {
        ko: '접속 기록 점검 상세',
        en: 'Who accessed personal data in a month: counts by account and action, unusual ones first',
      },
    },
    async ({ params }) => checks.get(params.id),
  ),
  route(
    {
      ...ofOne,
      method: 'post',
      rateLimit: 'adminChange',
      summary: {
        ko: '접속 기록 점검 서명',
        en: 'Signs a month that is over, once and for good, with a note',
      },
      body: logCheckFormSchema,
    },
    async ({ actor, params, body }) => checks.sign(actor, params.id, body.note),
  ),
];
