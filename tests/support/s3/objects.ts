import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface StoredPart {
  bytes: Buffer;
  contentType: string;
  modifiedAt: Date;
}

/** What the peer keeps. */
export interface Bucket {
  bucket: string;
  objects: Map<string, StoredPart>;
  open: Map<string, { key: string; contentType: string; parts: Map<number, Buffer> }>;
  pageSize: number;
  now: () => Date;
}

export interface S3Call {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface S3Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Answers a call whose signature is right. */
export function answerObject(call: S3Call, bucket: Bucket): S3Answer {
  const { method, key, query } = call;
  if (key === '') return method === 'HEAD' ? { status: 200 } : list(query, bucket);
  switch (method) {
    case 'PUT':
      if (query.has('partNumber')) return putPart(call, bucket);
      return call.headers['x-amz-copy-source'] === undefined ? put(call, bucket) : copy(call, bucket);
    case 'POST':
      return query.has('uploads') ? openParts(call, bucket) : completeParts(call, bucket);
    case 'GET':
    case 'HEAD':
      return get(call, bucket);
    case 'DELETE':
      if (query.has('uploadId')) bucket.open.delete(query.get('uploadId') ?? '');
      else bucket.objects.delete(key);
      return { status: 204 };
    default:
      return { status: 405, body: xml('Error', { Code: 'MethodNotAllowed' }) };
  }
}

function store(bucket: Bucket, key: string, bytes: Buffer, contentType: string): { ETag: string } {
  bucket.objects.set(key, { bytes, contentType, modifiedAt: bucket.now() });
  return { ETag: `"${createHash('md5').update(bytes).digest('hex')}"` };
}

function put({ key, headers, body }: S3Call, bucket: Bucket): S3Answer {
  const { ETag } = store(bucket, key, body, headers['content-type'] ?? 'binary/octet-stream');
  return { status: 200, headers: { etag: ETag } };
}

function copy({ key, headers }: S3Call, bucket: Bucket): S3Answer {
  const source = decodeURIComponent(String(headers['x-amz-copy-source'])).slice(bucket.bucket.length + 1);
  const object = bucket.objects.get(source);
  if (object === undefined) return missing();
  return { status: 200, body: xml('CopyObjectResult', store(bucket, key, object.bytes, object.contentType)) };
}

function get({ method, key, query, headers }: S3Call, bucket: Bucket): S3Answer {
  const object = bucket.objects.get(key);
  if (object === undefined) return method === 'HEAD' ? { status: 404 } : missing();
  const { bytes, contentType, modifiedAt } = object;
  const disposition = query.get('response-content-disposition');
  const own = {
    'content-type': query.get('response-content-type') ?? contentType,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...(disposition !== null && { 'content-disposition': disposition }),
  };
  if (method === 'HEAD') return { status: 200, headers: { ...own, 'content-length': bytes.length } };
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '') return { status: 200, headers: own, body: bytes };
  const [start, end] = [
    Number(first),
    last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1),
  ];
  if (start >= bytes.length) return { status: 416, body: xml('Error', { Code: 'InvalidRange' }) };
  const range = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: { ...own, ...range }, body: bytes.subarray(start, end + 1) };
}

function list(query: URLSearchParams, { bucket, objects, pageSize }: Bucket): S3Answer {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + pageSize);
  const isCut = from + pageSize < keys.length;
  const contents = page.map((Key) => xml('Contents', { Key }, false)).join('');
  const more = isCut ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
  const head = `<Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated>${more}`;
  return { status: 200, body: `<ListBucketResult>${head}${contents}</ListBucketResult>` };
}

function openParts({ key, headers }: S3Call, bucket: Bucket): S3Answer {
  const UploadId = randomUUID();
  bucket.open.set(UploadId, { key, contentType: String(headers['content-type']), parts: new Map() });
  return { status: 200, body: xml('InitiateMultipartUploadResult', { UploadId, Key: key }) };
}

function putPart({ query, body }: S3Call, bucket: Bucket): S3Answer {
  const upload = bucket.open.get(query.get('uploadId') ?? '');
  if (upload === undefined) return { status: 404, body: xml('Error', { Code: 'NoSuchUpload' }) };
  upload.parts.set(Number(query.get('partNumber')), body);
  return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } };
}

function completeParts({ query }: S3Call, bucket: Bucket): S3Answer {
  const id = query.get('uploadId') ?? '';
  const upload = bucket.open.get(id);
  if (upload === undefined) return { status: 404, body: xml('Error', { Code: 'NoSuchUpload' }) };
  bucket.open.delete(id);
  const parts = [...upload.parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
  const made = store(bucket, upload.key, Buffer.concat(parts), upload.contentType);
  return { status: 200, body: xml('CompleteMultipartUploadResult', { Key: upload.key, ...made }) };
}

const missing = (): S3Answer => ({ status: 404, body: xml('Error', { Code: 'NoSuchKey' }) });

/** An element with its fields as elements. None of the texts here has signs to escape. */
export function xml(name: string, fields: Record<string, string>, isDocument = true): string {
  const inner = Object.entries(fields).map(([field, value]) => `<${field}>${value}</${field}>`);
  return `${isDocument ? '<?xml version="1.0" encoding="UTF-8"?>' : ''}<${name}>${inner.join('')}</${name}>`;
}
