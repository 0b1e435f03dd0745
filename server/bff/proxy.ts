import { failureResponse, PlatformError } from './platform-error';
import { getSettings } from './host-bridge';
import { clientAddress, isPlainPath, isSameOrigin } from './request-checks';
import { readSession } from './session';
import { callPlatform } from './transport';

/** What goes on to the platform. No cookie, and no bearer but the session's own. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
  'user-agent',
] as const;

/** What comes back. The platform's own cookies, its server and caching internals stay behind. */
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-language',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'allow',
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Passes a browser's call to `/v1/…` or `/v2/…` on to the platform, for whoever the session says. */
export async function proxyToPlatform(request: Request): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    return await forward(request, requestId);
  } catch (error) {
    if (error instanceof PlatformError) {
      const code =
        error.code === 'GATEWAY_TIMEOUT' || error.code === 'PAYLOAD_TOO_LARGE' ? error.code : 'UNAVAILABLE';
      return failureResponse(code, {
        'x-request-id': requestId,
        ...(code === 'UNAVAILABLE' && { 'retry-after': '5' }),
      });
    }
    if (request.signal.aborted) return new Response(null, { status: 499 });
    throw error;
  }
}

async function forward(request: Request, requestId: string): Promise<Response> {
  const { url, method } = request;
  const { pathname, search } = new URL(url);
  if (!isPlainPath(pathname)) return failureResponse('NOT_FOUND', { 'x-request-id': requestId });
  const isMutation = !SAFE_METHODS.has(method);
  if (isMutation && !isSameOrigin(request.headers, getSettings().siteUrl)) {
    return failureResponse('FORBIDDEN', { 'x-request-id': requestId });
  }
  const { maxBodyBytes, uploadTimeoutMs } = getSettings();
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) {
    return failureResponse('PAYLOAD_TOO_LARGE', { 'x-request-id': requestId, connection: 'close' });
  }

  const headers = pick(request.headers, REQUEST_HEADERS);
  headers.set('x-request-id', requestId);
  headers.set('x-forwarded-for', clientAddress(request.headers));
  const session = await readSession(request.headers.get('cookie'));
  if (session !== null) headers.set('authorization', `Bearer ${session.accessToken}`);

  const counter = isMutation && request.body !== null ? countBody(request.body, maxBodyBytes) : null;
  const answer = await callPlatform(pathname + search, {
    method,
    headers,
    body: counter?.body ?? null,
    signal: request.signal,
    ...(counter !== null && { duplex: 'half' as const, timeoutMs: uploadTimeoutMs }),
  }).catch((error: unknown) => {
    throw counter?.isTooLarge() === true ? PlatformError.of('PAYLOAD_TOO_LARGE') : error;
  });
  // Cut off in the middle, it may have been answered all the same.
  if (counter?.isTooLarge() === true) throw PlatformError.of('PAYLOAD_TOO_LARGE');
  const answerHeaders = pick(answer.headers, RESPONSE_HEADERS);
  // The transport has decompressed the body, so its length is another.
  if (answer.headers.has('content-encoding')) answerHeaders.delete('content-length');
  if (!answerHeaders.has('cache-control')) answerHeaders.set('cache-control', 'private, no-store');
  answerHeaders.set('x-request-id', requestId);
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}

function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** A body without a length is counted while it flows, and cut off where it is too much. */
function countBody(source: ReadableStream<Uint8Array>, maxBytes: number) {
  let bytes = 0;
  const body = source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(PlatformError.of('PAYLOAD_TOO_LARGE'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return { body, isTooLarge: () => bytes > maxBytes };
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
