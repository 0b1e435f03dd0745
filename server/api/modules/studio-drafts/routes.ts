import { z } from 'zod';
import {
  artworkDraftSchema,
  artworkDraftsSchema,
  draftPlaceSchema,
  draftsPublishedSchema,
  draftsPublishSchema,
  draftsUpdateSchema,
  draftUpdateSchema,
  importResultSchema,
  importSchema,
} from '@/lib/contracts/studio-draft';
import * as studioLimits from '@/lib/limits/studio';
import { ARTIST_ONLY } from '@/server/api/modules/studio-profile/shared-rules';
import { route } from '@/server/api/http/endpoint';
import { NEW_ARTWORK_RULE } from '@/server/api/modules/studio-artworks/service';
import type { ImportService } from './import-service';
import type { PublishService } from './publish-service';
import type { DraftService } from './service';

interface DraftServices {
  drafts: DraftService;
  publishing: PublishService;
  imports: ImportService;
}

const common = { ...ARTIST_ONLY, group: 'studio' } as const;
const draftParams = z.object({ uuid: z.uuid() });

export function draftRoutes({ drafts, publishing, imports }: DraftServices) {
  return [
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/artwork-drafts',
        summary: {
          ko: '작성 중인 작품 목록',
          en: 'All drafts of the artist, oldest first; files that were chosen together in their order',
        },
        data: artworkDraftsSchema,
      },
      async ({ actor }) => ({ content: await drafts.list(actor) }),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/artwork-drafts',
        summary: {
          ko: '작성 중인 작품 추가',
          en: 'Makes a draft of an image; the same file sent again answers the same draft',
        },
        rateLimit: 'draftUpload',
        query: draftPlaceSchema,
        upload: NEW_ARTWORK_RULE,
        data: artworkDraftSchema,
      },
      async ({ actor, files, query, signal }) => drafts.create(actor, { files, place: query, signal }),
    ),
    route(
      {
        ...common,
        method: 'put',
        path: '/v1/artists/me/artwork-drafts',
        summary: {
          ko: '작성 중인 작품 한꺼번에 채우기',
          en: 'Fills the same fields of several drafts, all or none',
        },
        rateLimit: 'artworkChange',
        body: draftsUpdateSchema,
        data: artworkDraftsSchema,
      },
      async ({ actor, body }) => ({ content: await drafts.updateAll(actor, body) }),
    ),
    route(
      {
        ...common,
        method: 'put',
        path: '/v1/artists/me/artwork-drafts/{uuid}',
        summary: {
          ko: '작성 중인 작품 수정',
          en: 'Changes the fields that are sent, unless the draft changed since (ARTWORK_STALE)',
        },
        rateLimit: 'draftChange',
        params: draftParams,
        body: draftUpdateSchema,
        data: artworkDraftSchema,
      },
      async ({ actor, params, body }) => drafts.update(actor, params.uuid, body),
    ),
    route(
      {
        ...common,
        method: 'delete',
        path: '/v1/artists/me/artwork-drafts/{uuid}',
        summary: { ko: '작성 중인 작품 삭제', en: 'Removes a draft' },
        rateLimit: 'removal',
        params: draftParams,
        data: z.null(),
      },
      async ({ actor, params }) => drafts.remove(actor, params.uuid),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/artwork-drafts/publish',
        summary: {
          ko: '작성 중인 작품 등록',
          en: 'Makes artworks of the drafts that are complete, and says what the others lack',
        },
        rateLimit: 'artworkChange',
        body: draftsPublishSchema,
        data: draftsPublishedSchema,
      },
      async ({ actor, body }) => publishing.publish(actor, body.uuids),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/artworks/import',
        summary: {
          ko: '작품 목록 가져오기',
          en: 'Lines with a uuid change that artwork, others fill the draft with that file name; says which lines were refused and why',
        },
        rateLimit: 'artworkChange',
        body: importSchema,
        maxBodyBytes: studioLimits.importBodyBytes,
        data: importResultSchema,
      },
      async ({ actor, body }) => imports.import(actor, body.rows),
    ),
  ];
}
