import { z } from 'zod';
import {
  guestInquiryCreateSchema,
  inquiryCreateSchema,
  inquiryPageSchema,
  inquiryQuerySchema,
  inquirySchema,
  inquirySentSchema,
  type InquiryCreate,
  unreadCountSchema,
} from '@/lib/contracts/support';
import { route } from '@/server/api/http/endpoint';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import { INQUIRY_FILES } from './files';
import type { InquiryService } from './service';

const own = { group: 'support', access: 'member' } as const;
const ofOne = { ...own, params: z.object({ uuid: z.uuid() }) };
const sending = {
  method: 'post',
  upload: INQUIRY_FILES,
  data: inquirySentSchema,
  keyIn: ({ sendKey }: Pick<InquiryCreate, 'sendKey'>) => sendKey,
} as const;

export function inquiryRoutes(inquiries: InquiryService) {
  return [
    route(
      {
        ...own,
        ...sending,
        path: '/v1/support/inquiries',
        summary: { ko: '문의하기', en: 'Sends an inquiry with up to two files; the same key twice is once' },
        rateLimit: 'inquiry',
        body: inquiryCreateSchema,
      },
      async ({ actor, body, files, newUuid }) => inquiries.create(actor, body, files, newUuid),
    ),
    route(
      {
        ...sending,
        path: '/v1/support/guest/inquiries',
        group: 'support',
        access: 'anyone',
        summary: {
          ko: '비회원 문의하기',
          en: 'Sends an inquiry without an account; nothing is mailed to the address in it but the answer',
        },
        rateLimit: 'guestInquiry',
        body: guestInquiryCreateSchema,
      },
      async ({ body, files, newUuid }) => inquiries.createAsGuest(body, files, newUuid),
    ),
    route(
      {
        ...own,
        ...SEARCHED_LIST,
        method: 'get',
        path: '/v1/support/inquiries',
        summary: { ko: '문의 내역', en: 'The caller’s inquiries, newest first' },
        query: inquiryQuerySchema,
        data: inquiryPageSchema,
      },
      async ({ actor, query }) => inquiries.list(actor, query),
    ),
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/support/inquiries/unread-count',
        summary: { ko: '읽지 않은 답변 수', en: 'How many answers the caller has not read' },
        rateLimit: 'supportRead',
        data: unreadCountSchema,
      },
      async ({ actor }) => ({ count: await inquiries.countUnread(actor) }),
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: '/v1/support/inquiries/{uuid}',
        summary: {
          ko: '문의 상세',
          en: 'One of the caller’s inquiries with its answer; addresses of its files live for ten minutes',
        },
        data: inquirySchema,
      },
      async ({ actor, params }) => inquiries.get(actor, params.uuid),
    ),
    route(
      {
        ...ofOne,
        method: 'put',
        path: '/v1/support/inquiries/{uuid}/read',
        summary: { ko: '답변 읽음', en: 'Marks an answered inquiry as read' },
        rateLimit: 'supportRead',
        data: z.null(),
      },
      async ({ actor, params }) => {
        await inquiries.markRead(actor, params.uuid);
        return null;
      },
    ),
  ];
}
