import {
  keptFilesSchema,
  uploadRequestQuerySchema,
  uploadRequestSchema,
  uploadUrlSchema,
} from '@/lib/contracts/upload';
import { route } from '@/server/api/http/endpoint';
import type { UploadService } from './service';

const common = {
  path: '/v1/s3/put/presigned-url',
  ignoresKey: 'secret',
  group: 'uploads',
  // Portfolios and applications to contests are for artists with a profile (C-12, A-2).
  access: ['ARTIST'],
  rateLimit: 'upload',
  data: uploadUrlSchema,
} as const;

/** The portfolio asks with a query, a contest's form with a body. */
export function uploadRoutes(uploads: UploadService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/users/me/storage',
        group: 'users',
        summary: { ko: '보관한 파일의 용량', en: 'Bytes of the caller’s files, and how many there may be' },
        access: 'member',
        data: keptFilesSchema,
      },
      async ({ actor }) => uploads.getKept(actor),
    ),
    route(
      {
        ...common,
        method: 'get',
        summary: {
          ko: '파일 업로드 주소',
          en: 'An address that a file may be sent to with PUT and its content type; with its size it takes that size alone',
        },
        query: uploadRequestQuerySchema,
      },
      async ({ actor, query }) => uploads.grantUpload(actor, query),
    ),
    route(
      {
        ...common,
        method: 'post',
        summary: { ko: '파일 업로드 주소', en: 'The same as GET' },
        body: uploadRequestSchema,
      },
      async ({ actor, body }) => uploads.grantUpload(actor, body),
    ),
  ];
}
