import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came over the line. */
export interface SignedCall {
  method: string;
  /** The path as it came, still escaped. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** What a signature says of itself, in the Authorization header or in a presigned address. */
interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payloadHash: string;
  /** Seconds; null for a header, whose date has to be of the last quarter of an hour. */
  expires: number | null;
}

/**
 * Checks a request's AWS Signature Version 4, which this file computes by itself.
 * @returns the S3 error code of what is wrong; null where nothing is
 */
export function faultOfSignature(call: SignedCall, keys: Keys, now: Date): string | null {
  const claim = call.query.has('X-Amz-Signature') ? claimOfQuery(call) : claimOfHeader(call);
  if (claim === null) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service = '', terminator] = claim.credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (service !== 's3' || terminator !== 'aws4_request') return 'AuthorizationHeaderMalformed';
  const ageSeconds = (now.getTime() - timeOf(claim.date)) / 1000;
  if (claim.expires === null ? Math.abs(ageSeconds) > 15 * 60 : ageSeconds > claim.expires)
    return claim.expires === null ? 'RequestTimeTooSkewed' : 'AccessDenied';
  const hasOwnHash = /^[0-9a-f]{64}$/.test(claim.payloadHash);
  if (hasOwnHash && claim.payloadHash !== sha256(call.body)) return 'XAmzContentSHA256Mismatch';
  const scope = [day, region, service, terminator].join('/');
  const text = [ALGORITHM, claim.date, scope, sha256(canonicalRequest(call, claim))].join('\n');
  const key = [day, region, service, terminator].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  );
  const expected = hmac(key, text);
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? null
    : 'SignatureDoesNotMatch';
}

function claimOfQuery({ query }: SignedCall): Claim | null {
  const of = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (of('Algorithm') !== ALGORITHM) return null;
  return {
    credential: of('Credential'),
    signedHeaders: of('SignedHeaders'),
    signature: of('Signature'),
    date: of('Date'),
    payloadHash: 'UNSIGNED-PAYLOAD',
    expires: Number(of('Expires')),
  };
}

function claimOfHeader({ headers }: SignedCall): Claim | null {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  if (match === null) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const payloadHash = String(headers['x-amz-content-sha256'] ?? '');
  return {
    credential,
    signedHeaders,
    signature,
    date: String(headers['x-amz-date']),
    payloadHash,
    expires: null,
  };
}

function canonicalRequest({ method, path, query, headers }: SignedCall, claim: Claim): string {
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort();
  const names = claim.signedHeaders.split(';');
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  return [method, path, pairs.join('&'), lines.join(''), claim.signedHeaders, claim.payloadHash].join('\n');
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Milliseconds of a time such as `20260301T000000Z`. */
function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
