import { homeRoutes } from './routes';
import { createHomeService } from './service';

export function createHomeModule(sources: Parameters<typeof createHomeService>[0]) {
  const service = createHomeService(sources);
  return { service, routes: homeRoutes(service) };
}
