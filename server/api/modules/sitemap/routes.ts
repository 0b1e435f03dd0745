import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import { aiPermissionsSchema } from '@/lib/contracts/ai-permissions';
import { pageSchema } from '@/lib/contracts/envelope';
import { pageNumberSchema } from '@/lib/contracts/pagination';
import { sitemapEntrySchema, sitemapTypeSchema } from '@/lib/contracts/sitemap';
import type { SitemapType } from '@/lib/contracts/sitemap';
import { route } from '@/server/api/http/endpoint';
import type { SitemapService } from './service';

/** The cache tag of each type. Artworks have the artists' tag, which every change of an artwork invalidates. */
const TAG: Record<SitemapType, CacheTag> = {
  artists: cacheTags.artists,
  artworks: cacheTags.artists,
  specials: cacheTags.articles,
  exhibitions: cacheTags.articles,
  events: cacheTags.articles,
  news: cacheTags.articles,
};

export function sitemapRoutes(sitemap: SitemapService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/contents/sitemap/{type}',
        group: 'sitemap',
        summary: { ko: '사이트맵 주소 목록', en: 'Public addresses with their images, 5,000 a page' },
        access: 'anyone',
        caching: 'shared',
        params: z.object({ type: sitemapTypeSchema }),
        query: z.object({ page: pageNumberSchema }),
        data: pageSchema(sitemapEntrySchema),
      },
      async ({ params, query, tagged }) => {
        tagged(TAG[params.type]);
        return sitemap.list(params.type, query.page);
      },
    ),
    route(
      {
        method: 'get',
        path: '/v1/contents/ai-permissions',
        group: 'sitemap',
        summary: {
          ko: 'AI 이용을 허용한 주소',
          en: 'The paths of the artists, artworks and images that AI agents may read; all others are refused',
        },
        access: 'anyone',
        caching: 'shared',
        data: aiPermissionsSchema,
      },
      async ({ tagged }) => {
        tagged(cacheTags.artists);
        return { paths: await sitemap.listAllowedToAi() };
      },
    ),
  ];
}
