import { overviewSchema, todaySchema } from '@/lib/contracts/admin/today';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { Orm } from '@/server/db/client';
import { createTodayRepository } from './repository';
import { createTodayService, type TodayDependencies, type TodayService } from './service';

/** `/v1/admin/overview` and `/v1/admin/today`: what operators begin with. */
export function createTodayModule({ orm, ...deps }: Omit<TodayDependencies, 'repository'> & { orm: Orm }) {
  const service = createTodayService({ ...deps, repository: createTodayRepository(orm) });
  return { service, routes: todayRoutes(service) };
}

const todayRoutes = (today: TodayService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/overview',
      summary: { ko: '운영 개요', en: 'How many items wait, and how the site runs' },
      data: overviewSchema,
    },
    async () => today.getOverview(),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/today',
      summary: {
        ko: '오늘',
        en: 'What waits longest, whether the services are well, and the figures of the last days',
      },
      data: todaySchema,
    },
    async ({ actor }) => today.getToday(actor),
  ),
];
