import { errorReportRoutes } from './routes';
import { createErrorReportService } from './service';
import type { ErrorReportDependencies } from './service';

/** `/v1/slack/send-error`: errors that the team should hear of. */
export function createErrorReportsModule(deps: ErrorReportDependencies) {
  const service = createErrorReportService(deps);
  return { service, routes: errorReportRoutes(service) };
}
