import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error';

/** Largest JSON body in bytes that the API reads. */
export const JSON_BODY_MAX = 64 * 1024;

/** Refuses bodies beyond the limit before they are read whole. */
export const limitJsonBody = bodyLimit({
  maxSize: JSON_BODY_MAX,
  onError: () => {
    throw new ApiError('PAYLOAD_TOO_LARGE');
  },
});

/** The request's JSON; throws UNSUPPORTED_MEDIA for another content type, BAD_REQUEST where it doesn't parse. */
export async function jsonBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_MEDIA');
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { cause });
  }
}
