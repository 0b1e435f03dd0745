import type { Orm } from '@/server/db/client';
import { createBannerRepository } from './repository';
import { bannerRoutes } from './routes';
import { createBannerService } from './service';

export function createBannersModule({ orm }: { orm: Orm }) {
  const service = createBannerService(createBannerRepository(orm));
  return { service, routes: bannerRoutes(service) };
}
