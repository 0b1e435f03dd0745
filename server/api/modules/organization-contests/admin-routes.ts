import { z } from 'zod';
import {
  adminContestExportQuerySchema,
  adminContestPageSchema,
  adminContestQuerySchema,
  adminContestSchema,
  contestReleaseSchema,
  contestStoppingSchema,
} from '@/lib/contracts/admin/contest';
import { route } from '@/server/api/http/endpoint';
import { fileAnswerSchema } from '@/server/api/http/file-answer';
import { answerExport, CSV_TYPE } from '@/server/api/http/list-csv';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { AdminContestService } from './admin-service';

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }) };

export const contestAdminRoutes = (contests: AdminContestService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/contests',
      summary: { ko: '모든 단체의 공모', en: 'Contests of all organizations, applicants as numbers' },
      query: adminContestQuerySchema,
      data: adminContestPageSchema,
    },
    async ({ query }) => contests.list(query),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/contests/export',
      summary: { ko: '공모 내려받기', en: 'The list as CSV; the download is in the log' },
      rateLimit: 'adminExport',
      query: adminContestExportQuerySchema,
      file: [CSV_TYPE],
      data: fileAnswerSchema,
    },
    async ({ actor, query }) => answerExport(query, (asked) => contests.exportCsv(actor, asked)),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/admin/contests/{uuid}',
      summary: { ko: '공모 상세', en: 'A contest of any organization, with how many applied' },
      data: adminContestSchema,
    },
    async ({ params }) => contests.get(params.uuid),
  ),
  route(
    {
      ...ofOne,
      method: 'put',
      path: '/v1/admin/contests/{uuid}/stop',
      summary: {
        ko: '공모 접수·게시 중단',
        en: 'Ends the applications of a contest, or takes it from visitors, for a reason that its owners read',
      },
      rateLimit: 'adminChange',
      body: contestStoppingSchema,
      data: adminContestSchema,
    },
    async ({ actor, params, body }) => contests.stop(actor, params.uuid, body),
  ),
  route(
    {
      ...ofOne,
      method: 'put',
      path: '/v1/admin/contests/{uuid}/release',
      summary: { ko: '공모 중단 해제', en: 'Takes the stop of a contest back' },
      rateLimit: 'adminChange',
      body: contestReleaseSchema,
      data: adminContestSchema,
    },
    async ({ actor, params, body }) => contests.release(actor, params.uuid, body.version),
  ),
];
