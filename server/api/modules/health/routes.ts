import { healthSchema, readinessSchema } from '@/lib/contracts/health';
import { route } from '@/server/api/http/endpoint';
import type { HealthService } from './service';

export function healthRoutes(health: HealthService) {
  return [
    route(
      {
        method: 'get',
        path: '/healthz',
        group: 'health',
        summary: { ko: '프로세스 상태', en: 'The process answers' },
        access: 'anyone',
        data: healthSchema,
      },
      async () => ({ status: 'UP' as const }),
    ),
    route(
      {
        method: 'get',
        path: '/readyz',
        group: 'health',
        summary: {
          ko: '의존 서비스 상태',
          en: 'Database and storage answer too; 503 names those that do not',
        },
        access: 'anyone',
        data: readinessSchema,
      },
      async () => ({ status: 'UP' as const, checks: await health.checkReadiness() }),
    ),
  ];
}
