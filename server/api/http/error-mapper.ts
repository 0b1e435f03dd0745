import { HTTPException } from 'hono/http-exception';
import { ApiError } from './api-error';

/** Seconds after which a caller may try again: when the database is away, and when the disk is full. */
const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_FULL_SECONDS = 60;

/** Judges errors of the database and the disk. The composition provides it, because `http` doesn't know the database. */
export interface ErrorKinds {
  isUnavailable(error: unknown): boolean;
  isStorageFull(error: unknown): boolean;
  isAccountFull(error: unknown): boolean;
}

/**
 * Turns anything that was thrown into an ApiError. An unknown error becomes INTERNAL; its cause is for the log and never
 * leaves.
 */
export function toApiError(error: unknown, kinds: ErrorKinds): ApiError {
  if (error instanceof ApiError) return error;
  if (kinds.isAccountFull(error)) return new ApiError('ACCOUNT_FULL', { cause: error });
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
