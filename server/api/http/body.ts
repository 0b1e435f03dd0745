import { text } from 'node:stream/consumers';
import { ApiError } from './api-error';
import { receiveBody } from './receive-body';

/** Largest JSON body in bytes that the API reads, unless a route allows for more. */
export const JSON_BODY_MAX = 64 * 1024;

/**
 * The JSON of a request's body.
 * @throws ApiError UNSUPPORTED_MEDIA for another content type, BAD_REQUEST for a body that is no JSON, and what
 * `receiveBody` throws
 */
export async function jsonBody(request: Request, maxBytes = JSON_BODY_MAX): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_MEDIA');
  const json = await receiveBody(request, { maxBytes }, text);
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { cause });
  }
}
