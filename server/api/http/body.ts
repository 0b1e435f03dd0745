import { text } from 'node:stream/consumers';
import { ApiError } from './api-error';
import { isBodyless, receiveBody } from './receive-body';

/** Largest JSON body in bytes that the API reads, unless a route allows for more. */
export const JSON_BODY_MAX = 64 * 1024;

/**
 * The JSON of a request's body; undefined for a request without one, with any content type.
 * @throws ApiError UNSUPPORTED_MEDIA for another content type, BAD_REQUEST for a body that is no JSON, and what
 * `receiveBody` throws
 */
export async function jsonBody(request: Request, maxBytes = JSON_BODY_MAX): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    if (await isBodyless(request)) return undefined;
    throw new ApiError('UNSUPPORTED_MEDIA');
  }
  const json = request.body === null ? '' : await receiveBody(request, { maxBytes }, text);
  if (json === '') return undefined;
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { cause });
  }
}
