import * as authMessages from '@/lib/messages/auth';
import { ApiError } from '@/server/api/http/api-error';

/** The refusal of a login to a stopped account (O-54). It says why, so only a caller who proved to own the account gets it. */
export function stoppedRefusal(stopReason: string | null): ApiError {
  return new ApiError(
    'ACCOUNT_STOPPED',
    stopReason === null ? {} : { message: authMessages.stoppedFor(stopReason) },
  );
}
