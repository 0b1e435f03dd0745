import { z } from 'zod';
import {
  artworkCreateSchema,
  artworkUpdateSchema,
  fileUrlMapSchema,
  fileUrlsSchema,
  studioArtworkSchema,
  studioArtworksSchema,
} from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import { ARTIST_ONLY } from '@/server/api/modules/studio-profile/shared-rules';
import { route } from '@/server/api/http/endpoint';
import { ARTWORK_RULE, NEW_ARTWORK_RULE } from './artwork-image';
import type { ArtworkFileService } from './file-service';
import type { StudioArtworkService } from './service';

const common = { ...ARTIST_ONLY, group: 'studio' } as const;
const artworkParams = z.object({ uuid: z.uuid() });
const artworkUuids = z.object({
  'artworkUuids[]': z.array(z.uuid()).min(1).max(studioLimits.fileUrlsMax),
});

export function studioArtworkRoutes(artworks: StudioArtworkService, files: ArtworkFileService) {
  return [
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/artworks',
        summary: { ko: '내 작품 목록', en: 'All artworks of the artist, in the artist’s order' },
        data: studioArtworksSchema,
      },
      async ({ actor }) => ({ content: await artworks.list(actor) }),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/artworks',
        summary: {
          ko: '작품 등록',
          en: 'Registers an artwork, which comes first; the same `formKey` sent again answers the same artwork',
        },
        rateLimit: 'artworkChange',
        body: artworkCreateSchema,
        upload: NEW_ARTWORK_RULE,
        data: studioArtworkSchema,
      },
      async ({ actor, body, files: images, signal, newUuid }) =>
        // Without a form's key, a repeated call finds its artwork by the uuid that is derived from its `Idempotency-Key`.
        artworks.create(actor, { ...body, formKey: body.formKey ?? newUuid }, images, signal),
    ),
    route(
      {
        ...common,
        method: 'put',
        path: '/v1/artists/me/artworks/{uuid}',
        summary: {
          ko: '작품 수정',
          en: 'Changes an artwork unless it changed since the version that is named (ARTWORK_STALE); its images stay unless new ones come',
        },
        rateLimit: 'artworkChange',
        params: artworkParams,
        body: artworkUpdateSchema,
        upload: ARTWORK_RULE,
        data: studioArtworkSchema,
      },
      async ({ actor, params, body, files: images, signal }) =>
        artworks.update(actor, params.uuid, body, images, signal),
    ),
    route(
      {
        ...common,
        method: 'delete',
        path: '/v1/artists/me/artworks/{uuid}',
        summary: { ko: '작품 삭제', en: 'Removes an artwork with its likes' },
        rateLimit: 'removal',
        params: artworkParams,
        data: z.null(),
      },
      async ({ actor, params }) => artworks.remove(actor, params.uuid),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/artworks/file-urls',
        summary: {
          ko: '작품 원본 내려받기 주소',
          en: 'Signed addresses that save the originals under readable names, in the order asked, for 10 minutes',
        },
        query: artworkUuids,
        data: fileUrlsSchema,
      },
      async ({ actor, query }) => ({ urls: await files.listFileUrls(actor, query['artworkUuids[]']) }),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/artworks/private-presigned-urls-with-artworkUuids',
        summary: {
          ko: '작품 원본 보기 주소',
          en: 'Signed addresses that show the originals, by artwork, for 10 minutes',
        },
        query: artworkUuids,
        data: fileUrlMapSchema,
      },
      async ({ actor, query }) => ({ urlMap: await files.mapFileUrls(actor, query['artworkUuids[]']) }),
    ),
  ];
}
