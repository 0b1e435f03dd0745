import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as uploadLimits from '@/lib/limits/upload';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { clientAddressOf } from '@/server/api/http/client-address';
import type { ApiEnv } from '@/server/api/http/mount';
import { DEFAULT_PACE, receiveBody } from '@/server/api/http/receive-body';
import type { BodyPace } from '@/server/api/http/receive-body';
import { contentTypeOf, dispositionOf } from '@/server/providers/storage/content-types';
import { verifySignedUrl } from '@/server/providers/storage/signed-url';
import type { SignedRequest } from '@/server/providers/storage/signed-url';
import type { Storage } from '@/server/providers/storage/storage';
import { parseByteRange } from './byte-range';
import { PutPlaces } from './put-places';
import { webStream } from './routes';
import type { ReviewCopies } from './review/review-copies';
import { grantOf, type SentUploads } from './sent-uploads-repository';

export interface FileRoutesOptions {
  storage: Storage;
  /** Whether the file of a signed address may still be read. */
  isReadable: (file: ReadFile, now: Date) => Promise<boolean>;
  sent: SentUploads;
  copies: Pick<ReviewCopies, 'ensure'>;
  /** The key of the signed addresses. */
  secret: string;
  /** How long an upload may take. */
  pace?: BodyPace;
  clock?: () => Date;
}

/** The file that a signed address reads, and the grant that gives access to it. */
export type ReadFile = Pick<SignedRequest, 'key' | 'grantedBy'>;

/**
 * `/files/…`: the signed addresses of this site. A bucket answers its own addresses. Files that were shared by a grant are read
 * from it here, because a bucket can't check whether the grant is still valid.
 */
export function fileRoutes({
  storage,
  isReadable,
  sent,
  copies,
  secret,
  pace = DEFAULT_PACE,
  clock = () => new Date(),
}: FileRoutesOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const signedRequest = (c: Context<ApiEnv>, method: 'GET' | 'PUT'): SignedRequest => {
    c.set('route', '/files/{key}');
    const signed = verifySignedUrl(method, new URL(c.req.url), secret, clock());
    if (signed === null) throw new ApiError('FORBIDDEN');
    return signed;
  };
  app.get('/files/*', async (c) => {
    const signed = signedRequest(c, 'GET');
    if (!(await isReadable(signed, clock()))) throw notFound();
    await copies.ensure(signed.key);
    return download(c, storage, signed);
  });
  const places = new PutPlaces();
  app.put('/files/*', async (c) => {
    const signed = signedRequest(c, 'PUT');
    const put = receiverOf(c, signed, pace);
    const grant = grantOf(signed.key);
    if (grant === null) return put(storage);
    const leave = places.reserve({ address: clientAddressOf(c), account: grant.account });
    try {
      if (!(await sent.begin(grant.uuid))) throw new ApiError('UPLOAD_SENT');
      try {
        return await put(storage);
      } catch (error) {
        await sent.forget(grant.uuid);
        throw error;
      }
    } finally {
      leave();
    }
  });
  return app;
}

async function download(
  c: Context<ApiEnv>,
  storage: Storage,
  { key, fileName }: SignedRequest,
): Promise<Response> {
  const stats = await storage.stat(key);
  if (stats === null) throw notFound();
  const contentType = contentTypeOf(key);
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-type': contentType,
    'content-disposition': dispositionOf(contentType, fileName),
  };
  const range = parseByteRange(c.req.header('range'), stats.size);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${stats.size}` },
    });
  }
  const object = c.req.method === 'HEAD' ? null : await storage.get(key, range ?? undefined);
  return new Response(object === null ? null : webStream(object.body), {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'content-length': String(range === null ? stats.size : range.end - range.start + 1),
      ...(range !== null && { 'content-range': `bytes ${range.start}-${range.end}/${stats.size}` }),
    },
  });
}

/** Checks the head of an upload. @returns what receives its body @throws ApiError FORBIDDEN, UNSUPPORTED_MEDIA, BAD_REQUEST */
function receiverOf(
  c: Context<ApiEnv>,
  { key, contentType, size }: SignedRequest,
  pace: BodyPace,
): (storage: Storage) => Promise<Response> {
  if (size === undefined || contentType === undefined) throw new ApiError('FORBIDDEN');
  // A sender whose system knows no type for the file sends none.
  if ((c.req.header('content-type') || contentType) !== contentType) throw new ApiError('UNSUPPORTED_MEDIA');
  const [minBytes, maxBytes] = 'exactly' in size ? [size.exactly, size.exactly] : [0, size.atMost];
  const declared = c.req.header('content-length');
  if (declared !== undefined && Number(declared) < minBytes) throw new ApiError('BAD_REQUEST');
  return async (storage) => {
    await receiveBody(c.req.raw, { maxBytes, pace: paceOf(maxBytes, pace) }, (body) =>
      storage.put(key, Readable.from(notShorter(body, minBytes))),
    );
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });
  };
}

/** The pace of an upload: the larger the file may be, the longer it may take. */
function paceOf(maxBytes: number, pace: BodyPace): BodyPace {
  return { ...pace, totalMs: Math.max(pace.totalMs, uploadLimits.slowestMs(maxBytes)) };
}

/** Passes the bytes on. @throws ApiError BAD_REQUEST where they end before there are so many */
async function* notShorter(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.byteLength;
    yield chunk;
  }
  if (seen < bytes) throw new ApiError('BAD_REQUEST');
}
