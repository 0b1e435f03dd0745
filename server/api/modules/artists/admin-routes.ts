import { z } from 'zod';
import {
  adminArtistPageSchema,
  adminArtistQuerySchema,
  adminArtistSchema,
  badgeSchema,
} from '@/lib/contracts/admin/artist';
import { route } from '@/server/api/http/endpoint';
import { numericIdSchema } from '@/server/api/http/parameters';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { AdminArtistService } from './admin-service';

const ofOne = { ...OPERATOR_ONLY, params: z.object({ id: numericIdSchema }) };

export const artistAdminRoutes = (artists: AdminArtistService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/artists',
      summary: { ko: '작가 목록', en: 'Artists with their badges, hidden ones too' },
      query: adminArtistQuerySchema,
      data: adminArtistPageSchema,
    },
    async ({ query }) => artists.list(query),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/admin/artists/{id}',
      summary: { ko: '작가', en: 'An artist with the badge' },
      data: adminArtistSchema,
    },
    async ({ params }) => artists.get(params.id),
  ),
  route(
    {
      ...ofOne,
      method: 'put',
      path: '/v1/admin/artists/{id}/badge',
      summary: { ko: '작가 배지', en: 'Sets or removes the badge of an artist' },
      rateLimit: 'adminChange',
      body: badgeSchema,
      data: adminArtistSchema,
    },
    async ({ actor, params, body }) => artists.setBadge(actor, params.id, body),
  ),
];
