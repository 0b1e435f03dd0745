import { z } from 'zod';
import {
  artworkOrderSchema,
  categoryFormSchema,
  categoryUpdateSchema,
  studioCategorySchema,
} from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import { ARTIST_ONLY } from '@/server/api/modules/studio-profile/shared-rules';
import { route } from '@/server/api/http/endpoint';
import type { CategoryService } from './category-service';
import type { OrderService } from './order-service';

const common = { ...ARTIST_ONLY, group: 'studio' } as const;
const categoryParams = z.object({ uuid: z.uuid() });

/** The order's path has to be listed before `/artworks/{uuid}`, which would take its last part for a uuid. */
export function categoryRoutes(categories: CategoryService, order: OrderService) {
  return [
    route(
      {
        ...common,
        method: 'put',
        path: '/v1/artists/me/artworks/category-and-order-bulk',
        summary: {
          ko: '작품 노출 순서와 카테고리 저장',
          en: 'Orders all artworks at once, or none; ARTWORKS_CHANGED where the list isn’t the artist’s any more',
        },
        rateLimit: 'artworkChange',
        body: artworkOrderSchema,
        maxBodyBytes: studioLimits.orderBodyBytes,
        data: z.null(),
      },
      async ({ actor, body }) => order.reorder(actor, body),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/artworks/categories',
        summary: { ko: '내 작품 카테고리', en: 'The artist’s categories in order, hidden ones too' },
        data: z.array(studioCategorySchema),
      },
      async ({ actor }) => categories.list(actor),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/artworks/categories',
        summary: {
          ko: '카테고리 생성',
          en: 'Adds a category; CATEGORIES_FULL for a fourth, CATEGORY_NAME_TAKEN for a name twice',
        },
        rateLimit: 'artworkChange',
        body: categoryFormSchema,
        data: studioCategorySchema,
      },
      async ({ actor, body }) => categories.create(actor, body),
    ),
    route(
      {
        ...common,
        method: 'put',
        path: '/v1/artists/me/artworks/categories/{uuid}',
        summary: {
          ko: '카테고리 수정',
          en: 'Renames, hides or shows a category; CATEGORY_STALE where it isn’t what was seen',
        },
        rateLimit: 'artworkChange',
        params: categoryParams,
        body: categoryUpdateSchema,
        data: studioCategorySchema,
      },
      async ({ actor, params, body }) => categories.update(actor, params.uuid, body),
    ),
    route(
      {
        ...common,
        method: 'delete',
        path: '/v1/artists/me/artworks/categories/{uuid}',
        summary: { ko: '카테고리 삭제', en: 'Removes a category; its artworks stay, without a category' },
        rateLimit: 'removal',
        params: categoryParams,
        data: z.null(),
      },
      async ({ actor, params }) => categories.remove(actor, params.uuid),
    ),
  ];
}
