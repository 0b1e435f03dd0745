import { z } from 'zod';
import {
  adminArticlePageSchema,
  adminArticleQuerySchema,
  adminArticleSchema,
  articleCreateSchema,
  articleUpdateSchema,
} from '@/lib/contracts/admin/article';
import {
  articleStatusChangeSchema,
  restoreSchema,
  restoredSchema,
  revisionSchema,
  revisionsSchema,
} from '@/lib/contracts/admin/article-life';
import { versionSchema } from '@/lib/contracts/version';
import * as adminLimits from '@/lib/limits/admin';
import { route } from '@/server/api/http/endpoint';
import { managedRoutes } from '@/server/api/http/managed-routes';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { AdminArticleService } from './admin-service';

const PATH = '/v1/admin/articles';
const ONE = `${PATH}/{uuid}` as const;

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }) };
const changing = { ...ofOne, rateLimit: 'adminChange' } as const;
const ofRevision = {
  ...OPERATOR_ONLY,
  params: z.object({ uuid: z.uuid(), version: z.coerce.number().pipe(versionSchema) }),
};

export const articleAdminRoutes = (articles: AdminArticleService) => [
  ...managedRoutes(
    {
      path: PATH,
      ko: '글',
      en: 'articles',
      query: adminArticleQuerySchema,
      page: adminArticlePageSchema,
      item: adminArticleSchema,
      create: articleCreateSchema,
      update: articleUpdateSchema,
      maxBodyBytes: adminLimits.articleBodyBytes,
    },
    articles,
  ),
  route(
    {
      ...changing,
      method: 'put',
      path: `${ONE}/status`,
      summary: { ko: '글 발행·예약·취소', en: 'Publishes or schedules an article, or takes it back' },
      body: articleStatusChangeSchema,
      data: adminArticleSchema,
    },
    async ({ actor, params, body }) => articles.changeStatus(actor, params.uuid, body),
  ),
  route(
    {
      ...changing,
      method: 'put',
      path: `${ONE}/preview`,
      summary: {
        ko: '글 미리보기 링크 만들기',
        en: 'A new link that shows an article before it is published',
      },
      data: adminArticleSchema,
    },
    async ({ actor, params }) => articles.share(actor, params.uuid),
  ),
  route(
    {
      ...changing,
      method: 'delete',
      rateLimit: 'removal',
      path: `${ONE}/preview`,
      summary: { ko: '글 미리보기 링크 없애기', en: 'Takes the link back' },
      data: adminArticleSchema,
    },
    async ({ actor, params }) => articles.unshare(actor, params.uuid),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: `${ONE}/revisions`,
      summary: { ko: '글 이력', en: 'The texts of an article that were saved, the newest first' },
      data: revisionsSchema,
    },
    async ({ params }) => ({ content: await articles.listRevisions(params.uuid) }),
  ),
  route(
    {
      ...ofRevision,
      method: 'get',
      path: `${ONE}/revisions/{version}`,
      summary: { ko: '글 이력 상세', en: 'One of the texts that were saved' },
      data: revisionSchema,
    },
    async ({ params }) => articles.getRevision(params.uuid, params.version),
  ),
  route(
    {
      ...ofRevision,
      method: 'post',
      path: `${ONE}/revisions/{version}/restore`,
      summary: { ko: '글 되돌리기', en: 'Saves an earlier text anew, and says what of it is gone' },
      rateLimit: 'adminChange',
      body: restoreSchema,
      data: restoredSchema,
    },
    async ({ actor, params, body }) => articles.restore(actor, params.uuid, params.version, body.version),
  ),
];
