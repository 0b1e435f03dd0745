import { retentionPlanSchema, retentionRunSchema } from '@/lib/contracts/retention';
import type { RetentionPlan, RetentionRun } from '@/lib/contracts/retention';
import { route } from '@/server/api/http/endpoint';

/** The retention job. */
export interface RetentionJob {
  plan(): Promise<RetentionPlan>;
  run(): Promise<RetentionRun>;
}

const common = { path: '/v1/admin/retention', group: 'operations', access: ['ADMIN'] } as const;

export function retentionRoutes(job: RetentionJob) {
  return [
    route(
      {
        ...common,
        method: 'get',
        summary: { ko: '파기 대상 조회', en: 'What the retention job would remove now' },
        data: retentionPlanSchema,
      },
      () => job.plan(),
    ),
    route(
      {
        ...common,
        method: 'post',
        summary: { ko: '파기 실행', en: 'Runs the retention job, as it runs by itself every day' },
        rateLimit: 'adminChange',
        data: retentionRunSchema,
      },
      () => job.run(),
    ),
  ];
}
