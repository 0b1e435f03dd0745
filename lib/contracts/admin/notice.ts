import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { adminNoticeList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { requiredLine } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';
import { htmlText } from './html-text';

/** Notices as operators write them (O-40). */
export const noticeCreateSchema = z.object({
  title: requiredLine(adminLimits.titleMax, adminMessages.titleRequired),
  content: htmlText(adminLimits.noticeMax).pipe(z.string().min(1, adminMessages.contentRequired)),
  /** Whom visitors read as its author. */
  createdBy: requiredLine(adminLimits.nameMax, adminMessages.authorRequired),
  isPinned: z.boolean(),
});
export type NoticeCreate = z.output<typeof noticeCreateSchema>;
export const noticeUpdateSchema = noticeCreateSchema.extend({ version: versionSchema });

export const adminNoticeRowSchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  createdBy: z.string(),
  isPinned: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type AdminNoticeRow = z.infer<typeof adminNoticeRowSchema>;
export const adminNoticeSchema = adminNoticeRowSchema.extend({
  /** Sanitised HTML. */
  content: z.string(),
  version: versionSchema,
});
export type AdminNotice = z.infer<typeof adminNoticeSchema>;
export const adminNoticePageSchema = pageSchema(adminNoticeRowSchema);
export const adminNoticeQuerySchema = listQuerySchema(adminNoticeList);
