import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadGrant } from './storage';

/** A signed request: everything that the signature covers. */
export interface SignedRequest {
  method: 'GET' | 'PUT';
  key: string;
  /** Unix seconds. */
  expires: number;
  /** PUT only: the type, and the size in bytes, as `exactly` or as `atMost` so many. */
  contentType?: string;
  size?: UploadGrant['size'];
  /** GET only. */
  fileName?: string;
}

const PREFIX = '/files/';

/** The path of a signed URL on this site. */
export function signPath(request: SignedRequest, secret: string): string {
  const query = new URLSearchParams({ expires: String(request.expires) });
  if (request.contentType !== undefined) query.set('type', request.contentType);
  if (request.size !== undefined) {
    const [name, bytes] =
      'exactly' in request.size ? ['size', request.size.exactly] : ['max', request.size.atMost];
    query.set(name, String(bytes));
  }
  if (request.fileName !== undefined) query.set('name', request.fileName);
  query.set('signature', signature(request, secret));
  return `${PREFIX}${request.key}?${query}`;
}

/** Reads a signed URL; null where its signature is wrong for this method, or it has expired. */
export function verifySignedUrl(
  method: 'GET' | 'PUT',
  url: URL,
  secret: string,
  now: Date,
): SignedRequest | null {
  if (!url.pathname.startsWith(PREFIX)) return null;
  const query = url.searchParams;
  const size = sizeIn(query);
  const request: SignedRequest = {
    method,
    key: url.pathname.slice(PREFIX.length),
    expires: Number(query.get('expires')),
    ...(query.has('type') && { contentType: query.get('type') ?? '' }),
    ...(size !== null && { size }),
    ...(query.has('name') && { fileName: query.get('name') ?? '' }),
  };
  if (!(request.expires * 1000 > now.getTime())) return null;
  const given = Buffer.from(query.get('signature') ?? '');
  const expected = Buffer.from(signature(request, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? request : null;
}

function sizeIn(query: URLSearchParams): SignedRequest['size'] | null {
  if (query.has('size')) return { exactly: Number(query.get('size')) };
  return query.has('max') ? { atMost: Number(query.get('max')) } : null;
}

function signature(request: SignedRequest, secret: string): string {
  const { method, key, expires, contentType = null, size = null, fileName = null } = request;
  const text = JSON.stringify([method, key, expires, contentType, size, fileName]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
