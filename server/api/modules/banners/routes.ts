import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { bannerPlacementSchema, bannerSchema } from '@/lib/contracts/banner';
import { route } from '@/server/api/http/endpoint';
import type { BannerService } from './service';

export function bannerRoutes(banners: BannerService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/contents/banners',
        group: 'banners',
        summary: { ko: '자리별 배너', en: 'Banners of a placement, in order' },
        access: 'anyone',
        caching: 'shared',
        query: z.object({ type: bannerPlacementSchema }),
        data: z.array(bannerSchema),
      },
      async ({ query, tagged }) => {
        // The links depend on the visibility of articles and artists.
        tagged(cacheTags.banners, cacheTags.articles, cacheTags.artists);
        return (await banners.listByPlacement(query.type))[query.type];
      },
    ),
  ];
}
