import { HTTPException } from 'hono/http-exception';
import { ApiError } from './api-error';

/** Seconds after which a caller may try again when the database is away. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Turns whatever was thrown into an error of the catalogue: what the catalogue doesn't know becomes INTERNAL,
 * with its cause kept for the log and nothing of it for the caller.
 */
export function toApiError(error: unknown, isUnavailable: (error: unknown) => boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) {
    return new ApiError('UNAVAILABLE', {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      cause: error,
    });
  }
  if (error instanceof HTTPException && error.status === 413) return new ApiError('PAYLOAD_TOO_LARGE');
  if (error instanceof HTTPException && error.status < 500)
    return new ApiError('BAD_REQUEST', { cause: error });
  return new ApiError('INTERNAL', { cause: error });
}
