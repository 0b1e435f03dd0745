import type { z } from 'zod';
import { failureSchema } from '@/lib/contracts/envelope';
import { findPlatform, findRenderContext, getSettings } from './host-bridge';
import { PlatformError } from './platform-error';

export interface PlatformInit extends RequestInit {
  /** Needed by `fetch` for a streamed body. */
  duplex?: 'half';
  /** How many milliseconds the call may take. The default is the setting UPSTREAM_TIMEOUT_MS. */
  timeoutMs?: number;
}

const AWAY = new Set([502, 503, 504]);
const TOO_MANY = 429;

/**
 * Calls the platform that the host has registered, in this process or at PLATFORM_API_URL. A call isn't repeated. Inside
 * a page's render the answer's cache tags are noted for the page cache.
 * @param path path and query, from `apiUrl`
 * @throws PlatformError UNAVAILABLE where the platform is away, GATEWAY_TIMEOUT where it doesn't answer in time
 */
export async function callPlatform(path: string, init: PlatformInit = {}): Promise<Response> {
  const render = findRenderContext();
  const platform = findPlatform();
  if (platform === null) {
    if (render !== null) render.isUnavailable = true;
    throw PlatformError.of('UNAVAILABLE');
  }
  const { timeoutMs = getSettings().upstreamTimeoutMs, signal, ...rest } = init;
  let isLate = false;
  const end = new AbortController();
  // The time is for the head of the answer. Its body may take longer.
  const timer = setTimeout(() => {
    isLate = true;
    end.abort();
  }, timeoutMs);
  if (signal != null) follow(signal, end);
  try {
    const request = new Request(`http://platform${path}`, {
      ...rest,
      headers: onBehalfOf(render?.visitor, init),
      redirect: 'manual',
      signal: end.signal,
    });
    const response = await beforeAbort(Promise.resolve(platform.fetch(request)), end.signal);
    if (render !== null) note(render, response);
    return response;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (render !== null) render.isUnavailable = true;
    throw PlatformError.of(isLate ? 'GATEWAY_TIMEOUT' : 'UNAVAILABLE', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The `data` of a GET call's envelope, as `schema` describes it.
 * @throws PlatformError with the status, code and message of the platform's failure.
 */
export async function getFromPlatform<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  init: PlatformInit = {},
): Promise<z.output<Schema>> {
  const response = await callPlatform(path, {
    ...init,
    headers: { accept: 'application/json', ...headersOf(init) },
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const failure = failureSchema.safeParse(body);
    if (!failure.success) throw PlatformError.of(AWAY.has(response.status) ? 'UNAVAILABLE' : 'INTERNAL');
    throw new PlatformError(response.status, failure.data.code, failure.data.message, failure.data.errors);
  }
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (getSettings().checksContracts) return schema.parse(data);
  return data as z.output<Schema>;
}

function note(render: { tags: Set<string>; isUnavailable: boolean }, response: Response): void {
  if (AWAY.has(response.status) || response.status === TOO_MANY) render.isUnavailable = true;
  const tags = response.headers.get('cache-tag');
  if (tags === null) return;
  for (const tag of tags.split(',')) {
    const name = tag.trim();
    if (name !== '') render.tags.add(name);
  }
}

/**
 * Aborts the controller with the signal, as long as the signal lives. `AbortSignal.any` would not do: Node keeps such a signal for as
 * long as it has a listener, and with it the whole request.
 */
function follow(signal: AbortSignal, controller: AbortController): void {
  const end = () => controller.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
}

/** The result of `work`, or a failure when the signal aborts. A platform in this process doesn't watch the signal. */
function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('The call was ended before its answer.', { cause: signal.reason }));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    const leave = () => signal.removeEventListener('abort', end);
    void work.then(resolve, reject).finally(leave);
  });
}

/** The call's headers. Rate limits count it for the visitor whose page is rendered, unless it names another address. */
function onBehalfOf(visitor: string | undefined, init: PlatformInit): Headers {
  const headers = new Headers(init.headers);
  if (visitor !== undefined && !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', visitor);
  return headers;
}

function headersOf(init: PlatformInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}
