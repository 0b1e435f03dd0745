import { z } from 'zod';
import { publicUrlsSchema } from '@/lib/contracts/studio-artwork';
import {
  photoOriginalSchema,
  studioProfileSchema,
  studioProfileUpdateSchema,
} from '@/lib/contracts/studio-profile';
import { asItIs } from '@/lib/contracts/text';
import * as studioLimits from '@/lib/limits/studio';
import { ARTIST_ONLY, ARTIST_OR_BEFORE } from './shared-rules';
import { route } from '@/server/api/http/endpoint';
import { PHOTO_RULE } from './photo';
import type { StudioProfileService } from './service';

const group = 'studio';

export function studioProfileRoutes(profile: StudioProfileService) {
  return [
    route(
      {
        ...ARTIST_OR_BEFORE,
        method: 'get',
        path: '/v1/artists/me',
        group,
        summary: {
          ko: '내 작가 프로필',
          en: 'The artist’s own profile, empty and of version 0 before the first save; the version goes back with a save',
        },
        data: studioProfileSchema,
      },
      async ({ actor }) => profile.get(actor),
    ),
    route(
      {
        ...ARTIST_OR_BEFORE,
        method: 'put',
        path: '/v1/artists/me',
        group,
        summary: {
          ko: '내 작가 프로필 저장',
          en: 'Saves the profile unless it changed since the version that is named (PROFILE_STALE); the first save makes the caller an ARTIST. `cropImage` is needed where no photo is kept',
        },
        rateLimit: 'profileChange',
        body: studioProfileUpdateSchema,
        maxBodyBytes: studioLimits.profileBodyBytes,
        upload: PHOTO_RULE,
        data: studioProfileSchema,
      },
      async ({ actor, body, files, signal }) => profile.save(actor, body, files, signal),
    ),
    route(
      {
        ...ARTIST_OR_BEFORE,
        method: 'get',
        path: '/v1/artists/me/portrait-original',
        group,
        summary: {
          ko: '프로필 사진 원본',
          en: 'A signed address of the uncropped photo, for 10 minutes; NOT_FOUND where none is kept',
        },
        data: photoOriginalSchema,
      },
      async ({ actor }) => profile.getPhotoOriginal(actor),
    ),
    route(
      {
        ...ARTIST_ONLY,
        method: 'get',
        path: '/v1/artists/me/public-presigned-urls',
        group,
        summary: {
          ko: '공개 이미지 주소',
          en: 'Addresses of the artist’s own public images, in the order asked; NOT_FOUND for any other image',
        },
        query: z.object({
          'imageUrls[]': z.array(asItIs('token', 200)).min(1).max(studioLimits.fileUrlsMax),
        }),
        data: publicUrlsSchema,
      },
      async ({ actor, query }) => ({ urls: await profile.listPublicUrls(actor, query['imageUrls[]']) }),
    ),
  ];
}
