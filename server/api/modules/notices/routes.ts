import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import {
  noticePageSchema,
  noticeQuerySchema,
  noticeSchema,
  unreadCountSchema,
  unreadSchema,
} from '@/lib/contracts/support';
import { route } from '@/server/api/http/endpoint';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import type { NoticeService } from './service';

const shown = { group: 'support', access: 'anyone', caching: 'shared' } as const;
const own = { group: 'support', access: 'member', rateLimit: 'supportRead' } as const;
const ofOne = { params: z.object({ uuid: z.uuid() }) };

export function noticeRoutes(notices: NoticeService) {
  return [
    route(
      {
        ...shown,
        ...SEARCHED_LIST,
        method: 'get',
        path: '/v1/support/notices',
        summary: { ko: '공지사항 목록', en: 'Notices, pinned ones first; marks of what a member has read' },
        query: noticeQuerySchema,
        data: noticePageSchema,
      },
      async ({ actor, query, tagged }) => {
        tagged(cacheTags.notices);
        return notices.list(query, actor);
      },
    ),
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/support/notices/unread-count',
        summary: { ko: '읽지 않은 공지 수', en: 'How many notices the caller has not read' },
        data: unreadCountSchema,
      },
      async ({ actor }) => ({ count: await notices.countUnread(actor) }),
    ),
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/support/unread',
        summary: {
          ko: '새 소식',
          en: 'Unread answers and notices in one call: what the header’s badge tells of',
        },
        data: unreadSchema,
      },
      async ({ actor }) => notices.getUnread(actor),
    ),
    route(
      {
        ...own,
        method: 'put',
        path: '/v1/support/notices/read-all',
        summary: { ko: '공지 모두 읽음', en: 'Marks all notices so far as read' },
        data: z.null(),
      },
      async ({ actor }) => {
        await notices.markAllRead(actor);
        return null;
      },
    ),
    route(
      {
        ...shown,
        ...ofOne,
        method: 'get',
        path: '/v1/support/notices/{uuid}',
        summary: { ko: '공지사항 상세', en: 'A notice with the ones before and after it' },
        data: noticeSchema,
      },
      async ({ actor, params, tagged }) => {
        tagged(cacheTags.notices, cacheTags.notice(params.uuid));
        return notices.get(params.uuid, actor);
      },
    ),
    route(
      {
        ...own,
        ...ofOne,
        method: 'post',
        path: '/v1/support/notices/{uuid}/read',
        summary: { ko: '공지 읽음', en: 'Marks a notice as read; reading it twice is once' },
        data: z.null(),
      },
      async ({ actor, params }) => {
        await notices.markRead(params.uuid, actor);
        return null;
      },
    ),
  ];
}
