import type { CacheTag } from '@/lib/cache-tags';
import type { MediaService } from '@/server/api/modules/media/service';
import type { Orm } from '@/server/db/client';
import { createAdminBannerRepository } from './admin-repository';
import { bannerAdminRoutes } from './admin-routes';
import { createAdminBannerService } from './admin-service';
import { createBannerRepository } from './repository';
import { bannerRoutes } from './routes';
import { createBannerService } from './service';

interface Dependencies {
  orm: Orm;
  media: { service: Pick<MediaService, 'hasVideo'> };
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
}

/** `/v1/contents/banners` and `/v1/admin/banners`. */
export function createBannersModule({ orm, media, ...deps }: Dependencies) {
  const service = createBannerService(createBannerRepository(orm));
  const managed = createAdminBannerService({
    ...deps,
    repository: createAdminBannerRepository(orm),
    hasVideo: media.service.hasVideo,
  });
  return { service, routes: [...bannerRoutes(service), ...bannerAdminRoutes(managed)] };
}
