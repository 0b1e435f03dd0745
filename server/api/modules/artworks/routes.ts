import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { artworkCategorySchema, artworkSchema, artworkViewSchema } from '@/lib/contracts/artwork';
import { pageSchema } from '@/lib/contracts/envelope';
import { pageNumberSchema, pageSizeSchema } from '@/lib/contracts/pagination';
import * as wallLimits from '@/lib/limits/wall';
import { route } from '@/server/api/http/endpoint';
import { numericIdSchema } from '@/server/api/http/parameters';
import type { ArtworkService } from './service';

const artistParamsSchema = z.object({ id: numericIdSchema });

const listQuerySchema = z.object({
  page: pageNumberSchema,
  size: pageSizeSchema(wallLimits.pageSizeWide),
  // Empty for all works: clients of the documents may send it so.
  cUuid: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  around: z.uuid().optional(),
});

export function artworkRoutes(artworks: ArtworkService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/contents/artists/{id}/art-works',
        group: 'artworks',
        summary: {
          ko: '작가의 작품 목록',
          en: 'An artist’s artworks, of a category by `cUuid`; `around` answers the page that has that artwork',
        },
        access: 'anyone',
        caching: 'shared',
        params: artistParamsSchema,
        query: listQuerySchema,
        data: pageSchema(artworkSchema),
      },
      async ({ params, query, actor, tagged }) => {
        tagged(cacheTags.artworks(params.id), cacheTags.artist(params.id));
        return artworks.list(params.id, query, actor);
      },
    ),
    route(
      {
        method: 'get',
        path: '/v1/contents/artists/{id}/art-works/categories',
        group: 'artworks',
        summary: { ko: '작가의 작품 카테고리', en: 'An artist’s visible categories in order' },
        access: 'anyone',
        caching: 'shared',
        params: artistParamsSchema,
        data: z.array(artworkCategorySchema),
      },
      async ({ params, tagged }) => {
        tagged(cacheTags.artworks(params.id), cacheTags.artist(params.id));
        return artworks.listCategories(params.id);
      },
    ),
    route(
      {
        method: 'post',
        path: '/v1/artist/{artistId}/artworks/{artworkUuid}/view',
        group: 'artworks',
        summary: { ko: '작품 조회수 증가', en: 'Counts one view of an artwork' },
        access: 'anyone',
        rateLimit: 'view',
        params: z.object({ artistId: numericIdSchema, artworkUuid: z.uuid() }),
        data: artworkViewSchema,
      },
      async ({ params }) => ({ viewCount: await artworks.countView(params.artistId, params.artworkUuid) }),
    ),
  ];
}
