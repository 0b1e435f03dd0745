import type { Orm } from '@/server/db/client';
import { createSitemapRepository } from './repository';
import { sitemapRoutes } from './routes';
import { createSitemapService } from './service';

export function createSitemapModule({ orm }: { orm: Orm }) {
  const service = createSitemapService(createSitemapRepository(orm));
  return { service, routes: sitemapRoutes(service) };
}
