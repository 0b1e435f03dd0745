import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { notFound } from '@/server/api/http/api-error';
import type { ApiEnv } from '@/server/api/http/mount';
import { contentTypeOf } from '@/server/providers/storage/content-types';
import { parseByteRange } from './byte-range';
import { variantKey } from './keys';
import type { VariantFormat } from './keys';
import type { MediaService } from './service';

/** An id is the hash of its content, so an answer never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const VARIANT = /^([1-9]\d{0,4})\.(avif|webp|jpg)$/;

/** `/media/{id}/{width}.{format}` and `/media/{id}/video.mp4`: what `lib/paths/file.ts` names. */
export function mediaRoutes(media: MediaService): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/media/:id/:file', (c) => {
    c.set('route', '/media/{id}/{file}');
    const { id, file } = c.req.param();
    if (file === 'video.mp4') return answerVideo(c, media, id);
    const [, width, format] = VARIANT.exec(file) ?? [];
    if (width === undefined || format === undefined) throw notFound();
    return answerVariant(c, media, id, Number(width), format as VariantFormat);
  });
  return app;
}

async function answerVariant(
  c: Context<ApiEnv>,
  media: MediaService,
  id: string,
  width: number,
  format: VariantFormat,
): Promise<Response> {
  const etag = `"${id}-${width}-${format}"`;
  const headers = { etag, 'cache-control': IMMUTABLE };
  // The bytes of an id never change, so a browser's copy is always right.
  if (matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const bytes = await media.getVariant(id, width, format);
  return new Response(asBody(bytes), {
    headers: {
      ...headers,
      'content-type': contentTypeOf(variantKey(id, width, format)),
      'content-length': String(bytes.byteLength),
    },
  });
}

async function answerVideo(c: Context<ApiEnv>, media: MediaService, id: string): Promise<Response> {
  const size = await media.getVideoSize(id);
  const etag = `"${id}"`;
  const headers = { etag, 'cache-control': IMMUTABLE, 'accept-ranges': 'bytes', 'content-type': 'video/mp4' };
  if (matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const condition = c.req.header('if-range');
  const isWhole = condition !== undefined && condition !== etag;
  const range = isWhole ? null : parseByteRange(c.req.header('range'), size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const length = range === null ? size : range.end - range.start + 1;
  const isHead = c.req.method === 'HEAD';
  return new Response(isHead ? null : webStream(await media.getVideo(id, range ?? undefined)), {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'content-length': String(length),
      ...(range !== null && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    },
  });
}

/** The bytes without a copy. Storage and encoders never return shared memory, which the type doesn't say. */
function asBody(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}

/** A Node stream as a web stream. Node's type of it differs from the web's in name only. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  );
}
