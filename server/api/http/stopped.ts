import * as authMessages from '@/lib/messages/auth';
import { ApiError } from './api-error';

/** The refusal of a login to a stopped account (O-54). It says why, so it is only for whoever proved that it is theirs. */
export function stoppedRefusal(stopReason: string | null): ApiError {
  return new ApiError(
    'ACCOUNT_STOPPED',
    stopReason === null ? {} : { message: authMessages.stoppedFor(stopReason) },
  );
}
