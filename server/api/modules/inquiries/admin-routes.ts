import { z } from 'zod';
import {
  adminInquiryExportQuerySchema,
  adminInquiryPageSchema,
  adminInquiryQuerySchema,
  adminInquirySchema,
  inquiryAnswerSchema,
  personalDataSchema,
} from '@/lib/contracts/admin/inquiry';
import { openingSchema } from '@/lib/contracts/access-reason';
import { route } from '@/server/api/http/endpoint';
import { fileAnswerSchema } from '@/server/api/http/file-answer';
import { answerExport, CSV_TYPE } from '@/server/api/http/list-csv';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { AdminInquiryService } from './admin-service';
import { ANSWER_FILES } from './files';

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }) };

export const inquiryAdminRoutes = (inquiries: AdminInquiryService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/inquiries',
      summary: { ko: '문의 목록', en: 'Inquiries of members and guests by date' },
      query: adminInquiryQuerySchema,
      data: adminInquiryPageSchema,
    },
    async ({ actor, query }) => inquiries.list(actor, query),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/inquiries/export',
      summary: {
        ko: '문의 내려받기',
        en: 'The list as CSV without personal data; the download is in the audit log',
      },
      rateLimit: 'adminExport',
      query: adminInquiryExportQuerySchema,
      file: [CSV_TYPE],
      data: fileAnswerSchema,
    },
    async ({ actor, query }) => answerExport(query, (asked) => inquiries.exportCsv(actor, asked)),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/admin/inquiries/{uuid}',
      summary: { ko: '문의 상세', en: 'An inquiry with its files and answer; the sender is masked' },
      data: adminInquirySchema,
    },
    async ({ params }) => inquiries.get(params.uuid),
  ),
  route(
    {
      ...ofOne,
      method: 'post',
      path: '/v1/admin/inquiries/{uuid}/open',
      ignoresKey: 'personal',
      summary: {
        ko: '문의한 사람 보기',
        en: 'The sender’s name and contacts; each reading is in the audit log',
      },
      rateLimit: 'personalData',
      body: openingSchema,
      data: personalDataSchema,
    },
    async ({ actor, params, body }) => inquiries.open(actor, params.uuid, body),
  ),
  route(
    {
      ...ofOne,
      method: 'put',
      path: '/v1/admin/inquiries/{uuid}/answer',
      summary: { ko: '답변하기', en: 'Answers an inquiry or changes its answer; the sender gets a mail' },
      rateLimit: 'adminChange',
      upload: ANSWER_FILES,
      body: inquiryAnswerSchema,
      data: adminInquirySchema,
    },
    async ({ actor, params, body, files }) => inquiries.answer(actor, params.uuid, body, files),
  ),
];
