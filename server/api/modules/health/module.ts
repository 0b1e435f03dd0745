import type { Database } from '@/server/db/client';
import { healthRoutes } from './routes';
import { createHealthService } from './service';
import type { ReadinessChecks } from './service';

interface HealthModuleDependencies {
  database: Database;
  /** What else has to answer for `/readyz`, by name. */
  readiness?: ReadinessChecks | undefined;
}

export function createHealthModule({ database, readiness }: HealthModuleDependencies) {
  const service = createHealthService({ database: () => database.ping(), ...readiness });
  return { service, routes: healthRoutes(service) };
}
