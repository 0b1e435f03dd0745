import { z } from 'zod';
import {
  adminBannerPageSchema,
  adminBannerQuerySchema,
  adminBannerSchema,
  bannerCreateSchema,
  bannerOrderSchema,
  bannerUpdateSchema,
} from '@/lib/contracts/admin/banner';
import { route } from '@/server/api/http/endpoint';
import { managedRoutes } from '@/server/api/http/managed-routes';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { AdminBannerService } from './admin-service';

const PATH = '/v1/admin/banners';

export const bannerAdminRoutes = (banners: AdminBannerService) => [
  // Before the path of one banner, which it would match.
  route(
    {
      ...OPERATOR_ONLY,
      method: 'put',
      path: `${PATH}/order`,
      summary: { ko: '배너 순서', en: 'Puts all banners of a placement into an order' },
      rateLimit: 'adminChange',
      body: bannerOrderSchema,
      data: z.null(),
    },
    async ({ actor, body }) => {
      await banners.reorder(actor, body);
      return null;
    },
  ),
  ...managedRoutes(
    {
      path: PATH,
      ko: '배너',
      en: 'banners',
      query: adminBannerQuerySchema,
      page: adminBannerPageSchema,
      item: adminBannerSchema,
      create: bannerCreateSchema,
      update: bannerUpdateSchema,
    },
    banners,
  ),
];
