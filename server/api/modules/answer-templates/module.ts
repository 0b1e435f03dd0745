import {
  templateCreateSchema,
  templatePageSchema,
  templateQuerySchema,
  templateSchema,
  templateUpdateSchema,
  type Template,
  type TemplateCreate,
} from '@/lib/contracts/admin/template';
import { managedRoutes } from '@/server/api/http/managed-routes';
import { createManagedService } from '@/server/api/http/managed-service';
import type { Orm } from '@/server/db/client';
import { createTemplateRepository, type TemplateRow } from './repository';

/** `/v1/admin/templates`: texts that operators begin an answer with (O-45). Nothing public shows them. */
export function createAnswerTemplatesModule({ orm, clock }: { orm: Orm; clock: () => Date }) {
  const service = createManagedService({
    repository: createTemplateRepository(orm),
    clock,
    valuesOf: (body: TemplateCreate) => ({ ...body, updatedAt: clock() }),
    presentLine: present,
    present,
    changed: () => undefined,
  });
  const routes = managedRoutes(
    {
      path: '/v1/admin/templates',
      ko: '답변 서식',
      en: 'templates of answers',
      query: templateQuerySchema,
      page: templatePageSchema,
      item: templateSchema,
      create: templateCreateSchema,
      update: templateUpdateSchema,
    },
    service,
  );
  return { routes };
}

const present = ({ uuid, use, title, content, version, updatedAt }: TemplateRow): Template => ({
  ...{ uuid, use, title, content, version },
  updatedAt: updatedAt.toISOString(),
});
