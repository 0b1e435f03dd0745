import type { CacheTag } from '@/lib/cache-tags';
import type { Orm } from '@/server/db/client';
import { createAdminNoticeRepository } from './admin-repository';
import { noticeAdminRoutes } from './admin-routes';
import { createAdminNoticeService } from './admin-service';
import { createNoticeRepository } from './repository';
import { noticeRoutes } from './routes';
import { createNoticeService, type NoticeDependencies } from './service';

type Dependencies = Omit<NoticeDependencies, 'repository'> & {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
};

/** `/v1/support/notices` and `/v1/admin/notices`, and what is unread of all support. */
export function createNoticesModule({ orm, ...deps }: Dependencies) {
  const service = createNoticeService({ ...deps, repository: createNoticeRepository(orm) });
  const managed = createAdminNoticeService({ ...deps, repository: createAdminNoticeRepository(orm) });
  return { service, routes: [...noticeRoutes(service), ...noticeAdminRoutes(managed)] };
}
