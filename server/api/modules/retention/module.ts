import { retentionRoutes } from './routes';
import type { RetentionJob } from './routes';

/** @param job the retention job of this installation, which is also the module's service */
export function createRetentionModule(job: RetentionJob) {
  return { service: job, routes: retentionRoutes(job) };
}
