import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerObject, xml } from './objects';
import type { Bucket, S3Answer, S3Call } from './objects';
import { faultOfSignature } from './signature';
import type { Keys } from './signature';

export interface S3Peer {
  url: string;
  bucket: string;
  keys: Keys;
  objects: Bucket['objects'];
  /** Uploads in parts that are neither complete nor given up. */
  open: Bucket['open'];
  /** Method and target of each call. */
  asked: string[];
  /** The most keys that a list answers at a time. */
  pageSize: number;
  /** The time by which signatures are judged. */
  now: () => Date;
  /** A status that every call is answered with instead, unless it is null. */
  failing: number | null;
  close(): Promise<void>;
}

/**
 * As much of an S3 store as the product speaks with: one bucket, by path, in memory. It takes no call without a right
 * signature.
 */
export async function startS3Peer(): Promise<S3Peer> {
  const peer: Omit<S3Peer, 'url' | 'close'> = {
    bucket: 'gyeol-test',
    keys: { accessKeyId: 'TESTKEY', secretAccessKey: randomUUID() },
    objects: new Map(),
    open: new Map(),
    asked: [],
    pageSize: 1000,
    now: () => new Date(),
    failing: null,
  };
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    collect(request, (body) => send(response, answerTo(request, body, peer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(peer, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function collect(request: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => then(Buffer.concat(chunks)));
}

function answerTo(request: IncomingMessage, body: Buffer, peer: Omit<S3Peer, 'url' | 'close'>): S3Answer {
  const { method = '', url: target = '', headers } = request;
  peer.asked.push(`${method} ${target}`);
  if (peer.failing !== null)
    return { status: peer.failing, body: xml('Error', { Code: 'ServiceUnavailable' }) };
  const { pathname, searchParams: query } = new URL(target, 'http://peer');
  const signed = { method, path: pathname, query, headers, body };
  const fault = faultOfSignature(signed, peer.keys, peer.now());
  if (fault !== null) return { status: 403, body: xml('Error', { Code: fault }) };
  const [, bucket = '', ...rest] = pathname.split('/');
  if (bucket !== peer.bucket) return { status: 404, body: xml('Error', { Code: 'NoSuchBucket' }) };
  const call: S3Call = { method, key: decodeURIComponent(rest.join('/')), query, headers, body };
  return answerObject(call, peer);
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: S3Answer): void {
  response.writeHead(status, {
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/xml',
    'x-amz-request-id': createHash('md5').update(randomUUID()).digest('hex'),
    ...headers,
  });
  response.end(body);
}
