import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { AdminNotice, AdminNoticeRow, NoticeCreate } from '@/lib/contracts/admin/notice';
import { sanitizeContent } from '@/server/api/http/content-html';
import { createManagedService } from '@/server/api/http/managed-service';
import type { AdminNoticeRepository, ManagedNotice } from './admin-repository';

interface AdminNoticeDependencies {
  repository: AdminNoticeRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
}

export type AdminNoticeService = ReturnType<typeof createAdminNoticeService>;

/** Notices as operators write them (O-40). */
export const createAdminNoticeService = ({ repository, invalidate, clock }: AdminNoticeDependencies) =>
  createManagedService({
    repository,
    clock,
    valuesOf: (body: NoticeCreate) => ({
      ...body,
      content: sanitizeContent(body.content),
      updatedAt: clock(),
    }),
    presentLine,
    present,
    changed: (uuid) => invalidate([cacheTags.notices, cacheTags.notice(uuid)]),
  });

function presentLine({ createdAt, updatedAt, ...row }: ManagedNotice): AdminNoticeRow {
  const { uuid, title, createdBy, isPinned } = row;
  return {
    ...{ uuid, title, createdBy, isPinned },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function present(row: ManagedNotice): AdminNotice {
  return { ...presentLine(row), content: sanitizeContent(row.content), version: row.version };
}
