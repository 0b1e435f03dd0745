import { keysOf } from '@/lib/keys-of';
import * as adminLimits from '@/lib/limits/admin';
import {
  ARTICLE_STATUS_LABELS,
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  TEMPLATE_USE_LABELS,
} from '@/lib/options/admin';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { FAQ_CATEGORY_LABELS, INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import * as adminPaths from '@/lib/paths/admin';
import { defineList, type StateOf } from './define-list';

const { pageSize } = adminLimits;

/** The operators' lists. Each is the query of its call and the choices of its screen. */

export const auditList = defineList({
  path: adminPaths.screen('audit'),
  pageSize,
  sorts: { at: 'desc' },
  choices: { action: keysOf(AUDIT_ACTION_LABELS), subject: keysOf(AUDIT_SUBJECT_LABELS) },
});
export type AuditListState = StateOf<typeof auditList>;

export const templateList = defineList({
  path: adminPaths.screen('templates'),
  pageSize: 100,
  sorts: { title: 'asc', updatedAt: 'desc' },
  choices: { use: keysOf(TEMPLATE_USE_LABELS) },
});
export type TemplateListState = StateOf<typeof templateList>;

export const adminNoticeList = defineList({
  path: adminPaths.screen('notices'),
  pageSize,
  sorts: { createdAt: 'desc', updatedAt: 'desc', title: 'asc' },
});
export type AdminNoticeListState = StateOf<typeof adminNoticeList>;

/** In the order in which visitors read them. */
export const adminFaqList = defineList({
  path: adminPaths.screen('faqs'),
  pageSize: 100,
  sorts: { position: 'asc' },
  choices: { category: keysOf(FAQ_CATEGORY_LABELS) },
});
export type AdminFaqListState = StateOf<typeof adminFaqList>;

/** Applications to be an artist, whose oldest waits longest. */
export const applicationList = defineList({
  path: adminPaths.screen('applications'),
  pageSize,
  sorts: { createdAt: 'desc' },
  filters: ['ALL', 'WAITING', 'RETRY', 'APPROVED', 'ENDED'],
});
export type ApplicationListState = StateOf<typeof applicationList>;

export const adminInquiryList = defineList({
  path: adminPaths.screen('inquiries'),
  pageSize,
  sorts: { createdAt: 'desc' },
  filters: ['ALL', 'WAITING', 'ANSWERED'],
  choices: { type: keysOf(INQUIRY_TYPE_LABELS), sender: ['MEMBER', 'GUEST'] },
});
export type AdminInquiryListState = StateOf<typeof adminInquiryList>;

/** Articles of all types, those first that were saved last. */
export const adminArticleList = defineList({
  path: adminPaths.screen('articles'),
  pageSize,
  sorts: { updatedAt: 'desc' },
  choices: { type: keysOf(ARTICLE_TYPE_LABELS), status: keysOf(ARTICLE_STATUS_LABELS) },
});
export type AdminArticleListState = StateOf<typeof adminArticleList>;
