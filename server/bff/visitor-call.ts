import type { z } from 'zod';
import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { isErrorCode } from '@/lib/contracts/errors';
import { uncancelled } from '@/server/uncancelled-body';
import { getSettings } from './host-bridge';
import { failureResponse, PlatformError } from './platform-error';
import { clientAddress, isSameOrigin, nameAskedOrigin } from './request-checks';
import { limitSharing } from './shared-answer';
import { callPlatform } from './transport';

/** The request headers that are passed on to the platform. Cookies and the browser's own authorization are not. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'range',
  'user-agent',
] as const;

/** The response headers that reach the browser. The platform's cookies and cache tags do not. */
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-language',
  'content-range',
  'accept-ranges',
  'cache-control',
  'vary',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'allow',
  'x-request-id',
  'idempotency-replayed',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Answers a browser's call with its request id. A PlatformError becomes a failure envelope.
 */
export async function answerVisitor(
  request: Request,
  answer: (requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const response = await answer(requestId);
    response.headers.set('x-request-id', requestId);
    return response;
  } catch (error) {
    if (error instanceof PlatformError) {
      const code = isErrorCode(error.code) ? error.code : 'UNAVAILABLE';
      return failureResponse(code, {
        'x-request-id': requestId,
        ...(code === 'UNAVAILABLE' && { 'retry-after': '5' }),
        ...(code === 'PAYLOAD_TOO_LARGE' && { connection: 'close' }),
      });
    }
    if (request.signal.aborted) return new Response(null, { status: 499 });
    throw error;
  }
}

/**
 * Passes a browser's call on to the platform, with `bearer` as its token.
 * @throws PlatformError FORBIDDEN for a mutation from another site, PAYLOAD_TOO_LARGE, and what `callPlatform` throws
 */
export async function passOn(request: Request, requestId: string, bearer: string | null): Promise<Response> {
  const { url, method } = request;
  const { pathname, search } = new URL(url);
  const isMutation = !SAFE_METHODS.has(method);
  if (isMutation) assertSameOrigin(request);
  const { maxBodyBytes, uploadTimeoutMs } = getSettings();
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) {
    throw PlatformError.of('PAYLOAD_TOO_LARGE');
  }
  const headers = pick(request.headers, REQUEST_HEADERS);
  setCaller(headers, request, requestId, bearer);
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
  // The platform may have answered a body that was cut off.
  if (counter?.isTooLarge() === true) throw PlatformError.of('PAYLOAD_TOO_LARGE');
  return answer;
}

/**
 * A call of the backend-for-frontend itself on behalf of a visitor. It has the address and the request id of the
 * visitor's request.
 * @param options.json is sent as the body
 */
export async function callFor(
  request: Pick<Request, 'headers'>,
  path: string,
  options: { method?: 'GET' | 'POST'; json?: unknown; bearer?: string | null; timeoutMs?: number } = {},
): Promise<Response> {
  const { method = 'GET', json, bearer = null, timeoutMs } = options;
  const headers = pick(request.headers, ['accept-language', 'user-agent']);
  headers.set('accept', 'application/json');
  if (json !== undefined) headers.set('content-type', 'application/json');
  setCaller(headers, request, requestIdOf(request), bearer);
  return callPlatform(path, {
    method,
    headers,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

/** The platform's answer as a browser gets it. */
export function toVisitor(answer: Response): Response {
  const headers = pick(answer.headers, RESPONSE_HEADERS);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  limitSharing(headers, getSettings().cdnSeconds);
  for (const [name, value] of Object.entries(CALL_SECURITY_HEADERS)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** A success envelope of the backend-for-frontend itself. @param cookies Set-Cookie values */
export function successResponse(data: unknown, cookies: readonly string[] = []): Response {
  return personalResponse({ code: 'SUCCESS', message: null, data }, cookies);
}

/** A JSON answer for this browser alone. @param cookies Set-Cookie values */
export function personalResponse(body: unknown, cookies: readonly string[]): Response {
  const headers = { ...CALL_SECURITY_HEADERS, 'cache-control': 'private, no-store' };
  return withCookies(Response.json(body, { headers }), cookies);
}

/** Adds Set-Cookie values to an answer, and returns it. */
export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

/**
 * The `data` of a successful answer.
 * @throws ZodError where it breaks the contract
 */
export async function dataOf<Schema extends z.ZodType>(
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await answer.json();
  return schema.parse(typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined);
}

/** @throws PlatformError FORBIDDEN where another site may have caused the request. */
export function assertSameOrigin(request: Request): void {
  if (!isSameOrigin(request.headers, getSettings().siteOrigins)) throw PlatformError.of('FORBIDDEN');
}

function setCaller(
  headers: Headers,
  request: Pick<Request, 'headers'>,
  requestId: string,
  bearer: string | null,
): void {
  headers.set('x-request-id', requestId);
  headers.set('x-forwarded-for', clientAddress(request.headers));
  nameAskedOrigin(headers, request);
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
}

function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Passes a body on and cuts it off beyond `maxBytes`: a body may come without a length. */
function countBody(source: ReadableStream<Uint8Array>, maxBytes: number) {
  let bytes = 0;
  const body = uncancelled(source).pipeThrough(
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

function requestIdOf(request: Pick<Request, 'headers'>): string {
  const given = request.headers.get('x-request-id');
  return given !== null && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
