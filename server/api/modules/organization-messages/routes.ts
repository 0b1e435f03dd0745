import { z } from 'zod';
import {
  contestMessagePageSchema,
  contestMessageQuerySchema,
  contestMessageSchema,
  messageRecipientsQuerySchema,
  messageRecipientsSchema,
  messageSendSchema,
} from '@/lib/contracts/contest-message';
import { route } from '@/server/api/http/endpoint';
import { ORGANIZATION_ONLY } from '@/server/api/modules/organizations/shared-rules';
import type { MessageService } from './service';

const ofContest = {
  ...ORGANIZATION_ONLY,
  group: 'organizations',
  params: z.object({ uuid: z.uuid() }),
} as const;

export const messageRoutes = (messages: MessageService) => [
  route(
    {
      ...ofContest,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/messages',
      summary: {
        ko: '보낸 메시지',
        en: 'The messages that owners wrote to applicants, newest first; for owners',
      },
      query: contestMessageQuerySchema,
      data: contestMessagePageSchema,
    },
    async ({ actor, params, query }) => messages.list(actor, params.uuid, query),
  ),
  route(
    {
      ...ofContest,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/messages/recipients',
      summary: {
        ko: '메시지를 받을 사람',
        en: 'To how many a message would go now, and what its mail has around the text; for owners',
      },
      query: messageRecipientsQuerySchema,
      data: messageRecipientsSchema,
    },
    async ({ actor, params, query }) => messages.countRecipients(actor, params.uuid, query),
  ),
  route(
    {
      ...ofContest,
      method: 'post',
      path: '/v1/organizations/contests/{uuid}/messages',
      summary: {
        ko: '메시지 보내기',
        en: 'Mails one applicant, those with an unfinished draft, or those who sent; for owners',
      },
      rateLimit: 'contestChange',
      body: messageSendSchema,
      data: contestMessageSchema,
    },
    async ({ actor, params, body, newUuid }) => messages.send(actor, params.uuid, body, newUuid),
  ),
];
