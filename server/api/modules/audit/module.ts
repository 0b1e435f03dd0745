import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from '@/lib/contracts/admin/audit';
import { route } from '@/server/api/http/endpoint';
import { fileAnswerSchema } from '@/server/api/http/file-answer';
import { answerExport, CSV_TYPE } from '@/server/api/http/list-csv';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { Orm } from '@/server/db/client';
import { createAuditRepository } from './repository';
import { createAuditService, type AuditDependencies, type AuditService } from './service';

/** `/v1/admin/audit`: what operators did. */
export function createAuditModule({ orm, ...deps }: Omit<AuditDependencies, 'repository'> & { orm: Orm }) {
  const service = createAuditService({ ...deps, repository: createAuditRepository(orm) });
  return { service, routes: auditRoutes(service) };
}

const auditRoutes = (audit: AuditService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/audit',
      summary: { ko: '감사 로그', en: 'What operators did, newest first: who, what, before and after' },
      query: auditQuerySchema,
      data: auditPageSchema,
    },
    async ({ query }) => audit.list(query),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/audit/export',
      summary: { ko: '감사 로그 내려받기', en: 'The log as CSV; the download is in the log' },
      rateLimit: 'adminExport',
      query: auditExportQuerySchema,
      file: [CSV_TYPE],
      data: fileAnswerSchema,
    },
    async ({ actor, query }) => answerExport(query, (asked) => audit.exportCsv(actor, asked)),
  ),
];
