import { keysOf } from '@/lib/keys-of';
import * as adminLimits from '@/lib/limits/admin';
import {
  ARTICLE_STATUS_LABELS,
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  MAIL_TOPIC_LABELS,
  TEMPLATE_USE_LABELS,
} from '@/lib/options/admin';
import { BANNER_PLACEMENTS } from '@/lib/contracts/banner';
import { CONTEST_STANDINGS } from '@/lib/contracts/contest';
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

/** Months whose accesses to personal data are looked at (O-16), the newest first. */
export const logCheckList = defineList({ path: adminPaths.screen('log-checks'), pageSize });

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

/** Mails that went out, wait or were given up. A search is for the address of a recipient, as a whole. */
export const mailList = defineList({
  path: adminPaths.screen('mails'),
  pageSize,
  sorts: { createdAt: 'desc' },
  filters: ['ALL', 'WAITING', 'SENT', 'FAILED'],
  choices: { topic: keysOf(MAIL_TOPIC_LABELS).map((topic) => topic.toUpperCase()) },
});
export type MailListState = StateOf<typeof mailList>;
/** In the order in which they hang, placement by placement. */
export const adminBannerList = defineList({
  path: adminPaths.screen('banners'),
  pageSize: 100,
  sorts: { position: 'asc', updatedAt: 'desc' },
  choices: { placement: BANNER_PLACEMENTS },
});
export type AdminBannerListState = StateOf<typeof adminBannerList>;

/** Artists with a public profile, whose badges operators set. */
export const adminArtistList = defineList({
  path: adminPaths.screen('artists'),
  pageSize,
  sorts: { createdAt: 'desc', userAccountId: 'asc' },
  choices: { badge: ['WITH', 'WITHOUT'] },
});
export type AdminArtistListState = StateOf<typeof adminArtistList>;

/** Contests of all organizations. The search reads the organization's name too. */
export const adminContestList = defineList({
  path: adminPaths.screen('contests'),
  pageSize,
  sorts: { createdAt: 'desc', closesAt: 'asc', title: 'asc' },
  filters: ['ALL', ...CONTEST_STANDINGS],
});
export type AdminContestListState = StateOf<typeof adminContestList>;

/** Articles of all types, those first that were saved last. */
export const adminArticleList = defineList({
  path: adminPaths.screen('articles'),
  pageSize,
  sorts: { updatedAt: 'desc' },
  choices: { type: keysOf(ARTICLE_TYPE_LABELS), status: keysOf(ARTICLE_STATUS_LABELS) },
});
export type AdminArticleListState = StateOf<typeof adminArticleList>;
