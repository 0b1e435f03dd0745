import { PlatformError } from '@/server/bff/platform-error';

/** The platform understood and says no: such a thing isn't there, or isn't for everybody. */
export function isRefusal(error: unknown): error is PlatformError {
  return error instanceof PlatformError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
