import {
  adminNoticePageSchema,
  adminNoticeQuerySchema,
  adminNoticeSchema,
  noticeCreateSchema,
  noticeUpdateSchema,
} from '@/lib/contracts/admin/notice';
import { managedRoutes } from '@/server/api/http/managed-routes';
import type { AdminNoticeService } from './admin-service';

export const noticeAdminRoutes = (notices: AdminNoticeService) =>
  managedRoutes(
    {
      path: '/v1/admin/notices',
      ko: '공지사항',
      en: 'notices',
      query: adminNoticeQuerySchema,
      page: adminNoticePageSchema,
      item: adminNoticeSchema,
      create: noticeCreateSchema,
      update: noticeUpdateSchema,
    },
    notices,
  );
