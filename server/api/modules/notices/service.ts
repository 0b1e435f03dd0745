import type { Page } from '@/lib/contracts/envelope';
import type { Notice, NoticeRow, Unread } from '@/lib/contracts/support';
import * as supportLimits from '@/lib/limits/support';
import type { NoticeListState } from '@/lib/lists/support-lists';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { InquiryService } from '@/server/api/modules/inquiries/service';
import { presentNotice, presentNoticeRow } from './presenter';
import type { NoticeRepository } from './repository';

export interface NoticeDependencies {
  repository: NoticeRepository;
  inquiries: Pick<InquiryService, 'countUnread'>;
  clock: () => Date;
}

export type NoticeService = ReturnType<typeof createNoticeService>;

/** Public notices, whose marks belong to accounts (S-50 to S-56). */
export function createNoticeService({ repository, inquiries, clock }: NoticeDependencies) {
  return {
    list(
      { q, direction, page, size }: NoticeListState & { size: number },
      actor: SignedIn | null,
    ): Promise<Page<NoticeRow>> {
      const selection = { q, direction, accountUuid: actor?.accountUuid ?? null };
      return readPage(
        { page, size },
        {
          list: (window) => repository.list(selection, window),
          count: () => repository.count(q),
          present: presentNoticeRow,
        },
      );
    },

    /** @throws ApiError NOT_FOUND */
    async get(uuid: string, actor: SignedIn | null): Promise<Notice> {
      const row = await repository.find(uuid, actor?.accountUuid ?? null);
      if (row === null) throw notFound();
      const [older, newer] = await Promise.all([
        repository.findBeside(row, 'older'),
        repository.findBeside(row, 'newer'),
      ]);
      return presentNotice(row, { older, newer });
    },

    /** @throws ApiError NOT_FOUND */
    async markRead(uuid: string, { accountUuid }: SignedIn): Promise<void> {
      const row = await repository.find(uuid, accountUuid);
      if (row === null) throw notFound();
      if (row.isRead !== true) await repository.markRead(uuid, accountUuid);
    },

    markAllRead: ({ accountUuid }: SignedIn): Promise<void> => repository.markAllRead(accountUuid, clock()),

    countUnread: ({ accountUuid }: SignedIn): Promise<number> => repository.countUnread(accountUuid),

    /** What the header's badge and the marks of the list need. The count is that of the names where there are few. */
    async getUnread(actor: SignedIn): Promise<Unread> {
      const { accountUuid } = actor;
      const [noticeUuids, answers] = await Promise.all([
        repository.listUnread(accountUuid, supportLimits.unreadNamedMax),
        inquiries.countUnread(actor),
      ]);
      const isWhole = noticeUuids.length < supportLimits.unreadNamedMax;
      const unread = isWhole ? noticeUuids.length : await repository.countUnread(accountUuid);
      return { inquiries: answers, notices: unread, noticeUuids };
    },
  };
}
