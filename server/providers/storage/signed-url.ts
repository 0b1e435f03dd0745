import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileGrantor, UploadGrant } from './storage';

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
  grantedBy?: FileGrantor;
}

const PREFIX = '/files/';

export interface SiteSigning {
  secret: string;
  /** The origin of the next signed address. Without it they are paths. */
  origin?: () => string;
  now?: () => Date;
}

/** An address of this site that is good for so many seconds. */
export function signAddress(
  { secret, origin, now = () => new Date() }: SiteSigning,
  { expiresInSeconds, ...request }: Omit<SignedRequest, 'expires'> & { expiresInSeconds: number },
): string {
  const expires = Math.floor(now().getTime() / 1000) + expiresInSeconds;
  return `${origin?.() ?? ''}${signPath({ ...request, expires }, secret)}`;
}

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
  if (request.grantedBy !== undefined) query.set('by', `${request.grantedBy.kind}.${request.grantedBy.uuid}`);
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
  const grantedBy = grantorIn(query);
  const request: SignedRequest = {
    method,
    key: url.pathname.slice(PREFIX.length),
    expires: Number(query.get('expires')),
    ...(query.has('type') && { contentType: query.get('type') ?? '' }),
    ...(size !== null && { size }),
    ...(query.has('name') && { fileName: query.get('name') ?? '' }),
    ...(grantedBy !== null && { grantedBy }),
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

function grantorIn(query: URLSearchParams): FileGrantor | null {
  const [, kind, uuid = ''] =
    /^(portfolio-link|contest-applicant)\.([\da-f-]{36})$/.exec(query.get('by') ?? '') ?? [];
  return kind === 'portfolio-link' || kind === 'contest-applicant' ? { kind, uuid } : null;
}

function signature(request: SignedRequest, secret: string): string {
  const { method, key, expires, contentType = null, size = null, fileName = null, grantedBy } = request;
  const grantor = grantedBy === undefined ? [] : [grantedBy.kind, grantedBy.uuid];
  const text = JSON.stringify([method, key, expires, contentType, size, fileName, ...grantor]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
