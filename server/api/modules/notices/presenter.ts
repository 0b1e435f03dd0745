import type { Notice, NoticeRow } from '@/lib/contracts/support';
import { sanitizeContent } from '@/server/api/http/content-html';
import type { NoticeRowRead } from './repository';

type Neighbour = Notice['older'];

/** A notice of a list. */
export function presentNoticeRow(row: NoticeRowRead): NoticeRow {
  const { uuid, title, createdBy, createdAt, isPinned, isRead } = row;
  return { uuid, title, createdBy, createdAt: createdAt.toISOString(), isPinned, isRead };
}

/** A whole notice with the ones beside it. */
export function presentNotice(
  row: NoticeRowRead & { content: string },
  { older, newer }: { older: Neighbour; newer: Neighbour },
): Notice {
  return { ...presentNoticeRow(row), content: sanitizeContent(row.content), older, newer };
}
