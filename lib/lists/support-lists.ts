import * as supportLimits from '@/lib/limits/support';
import * as myPaths from '@/lib/paths/my';
import { defineList, type StateOf } from './define-list';

const { pageSize } = supportLimits;

/** Notices, pinned ones before the others. */
export const noticeList = defineList({ path: myPaths.notices(), pageSize, sorts: { createdAt: 'desc' } });
export type NoticeListState = StateOf<typeof noticeList>;

/** The visitor's own inquiries. */
export const inquiryList = defineList({
  path: myPaths.inquiries(),
  pageSize,
  sorts: { createdAt: 'desc' },
  filters: ['ALL', 'WAITING', 'ANSWERED'],
});
export type InquiryListState = StateOf<typeof inquiryList>;
