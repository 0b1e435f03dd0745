import { z } from 'zod';
import {
  adminMailPageSchema,
  adminMailQuerySchema,
  adminMailRowSchema,
  mailsSentAgainSchema,
  openedMailSchema,
} from '@/lib/contracts/admin/mail';
import { openingSchema } from '@/lib/contracts/access-reason';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { Orm } from '@/server/db/client';
import { createMailRepository } from './repository';
import { createMailService, type MailDependencies, type MailService } from './service';

/** `/v1/admin/mails`: what the site has written to people. */
export function createMailsModule({ orm, ...deps }: Omit<MailDependencies, 'repository'> & { orm: Orm }) {
  const service = createMailService({ ...deps, repository: createMailRepository(orm) });
  return { service, routes: mailRoutes(service) };
}

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }) } as const;

const mailRoutes = (mails: MailService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/mails',
      summary: { ko: '메일 목록', en: 'Mails by date, with masked recipients and without their texts' },
      query: adminMailQuerySchema,
      data: adminMailPageSchema,
    },
    async ({ actor, query }) => mails.list(actor, query),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/admin/mails/{uuid}',
      summary: { ko: '메일 상세', en: 'A mail without its text' },
      data: adminMailRowSchema,
    },
    async ({ params }) => mails.get(params.uuid),
  ),
  route(
    {
      ...ofOne,
      method: 'post',
      path: '/v1/admin/mails/{uuid}/open',
      ignoresKey: 'personal',
      summary: {
        ko: '메일 열람',
        en: 'The recipient and the text, without keys in links; each reading is in the audit log',
      },
      rateLimit: 'personalData',
      body: openingSchema,
      data: openedMailSchema,
    },
    async ({ actor, params, body }) => mails.open(actor, params.uuid, body),
  ),
  route(
    {
      ...ofOne,
      method: 'post',
      path: '/v1/admin/mails/{uuid}/send',
      summary: { ko: '메일 다시 보내기', en: 'Sends a mail that was given up again' },
      rateLimit: 'adminChange',
      data: adminMailRowSchema,
    },
    async ({ actor, params }) => mails.sendAgain(actor, params.uuid),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'post',
      path: '/v1/admin/mails/send-failed',
      summary: { ko: '실패한 메일 모두 다시 보내기', en: 'Sends every mail that was given up again' },
      rateLimit: 'adminChange',
      data: mailsSentAgainSchema,
    },
    async ({ actor }) => mails.sendAllAgain(actor),
  ),
];
