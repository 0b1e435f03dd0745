import { Hono } from 'hono';
import * as filePaths from '@/lib/paths/file';
import { BRAND_IMAGES } from '@/lib/site';
import { notFound } from '@/server/api/http/api-error';
import type { ApiEnv } from '@/server/api/http/mount';
import { contentTypeOf } from '@/server/providers/storage/content-types';
import type { ShareService } from './share-service';

/** An address names one version of what is shared, so its image never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The images that `shareImage` and `brandImage` of `lib/paths/file.ts` name. */
export function shareRoutes(share: ShareService): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const name of BRAND_IMAGES) {
    app.get(filePaths.brandImage(name), async () => {
      const headers = { 'content-type': contentTypeOf(name), 'cache-control': 'public, max-age=86400' };
      return new Response((await share.getBrandImage(name)) as Uint8Array<ArrayBuffer>, { headers });
    });
  }
  app.get('/media/share/:uuid/:file', async (c) => {
    c.set('route', '/media/share/{uuid}/{file}');
    const { uuid, file } = c.req.param();
    if (!file.endsWith('.jpg')) throw notFound();
    const version = file.slice(0, -'.jpg'.length);
    const found = await share.getShareImage(uuid, version);
    if ('movedTo' in found) {
      return new Response(null, {
        status: 302,
        headers: { location: found.movedTo, 'cache-control': 'no-store' },
      });
    }
    const headers = { etag: `"${uuid}-${version}"`, 'cache-control': IMMUTABLE };
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    return new Response(found.bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': String(found.bytes.byteLength) },
    });
  });
  return app;
}
