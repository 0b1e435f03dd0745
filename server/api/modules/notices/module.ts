import type { Orm } from '@/server/db/client';
import { createNoticeRepository } from './repository';
import { noticeRoutes } from './routes';
import { createNoticeService, type NoticeDependencies } from './service';

type Dependencies = Omit<NoticeDependencies, 'repository'> & { orm: Orm };

/** `/v1/support/notices`, and what is unread of all support. */
export function createNoticesModule({ orm, ...deps }: Dependencies) {
  const service = createNoticeService({ ...deps, repository: createNoticeRepository(orm) });
  return { service, routes: noticeRoutes(service) };
}
