import { HTTPException } from 'hono/http-exception';
import { ApiError } from './api-error';

/** Seconds after which a caller may try again when the database is away, and when somebody has to make room. */
const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_FULL_SECONDS = 60;

/** What the errors of database and disk mean; who puts the API together knows them. */
export interface ErrorKinds {
  isUnavailable(error: unknown): boolean;
  isStorageFull(error: unknown): boolean;
}

/**
 * Turns whatever was thrown into an error of the catalogue: what the catalogue doesn't know becomes INTERNAL,
 * with its cause kept for the log and nothing of it for the caller.
 */
export function toApiError(error: unknown, kinds: ErrorKinds): ApiError {
  if (error instanceof ApiError) return error;
  if (kinds.isStorageFull(error)) {
    return new ApiError('STORAGE_FULL', {
      headers: { 'retry-after': String(RETRY_AFTER_FULL_SECONDS) },
      cause: error,
    });
  }
  if (kinds.isUnavailable(error)) {
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
