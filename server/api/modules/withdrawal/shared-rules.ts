import { keptUntil } from '@/lib/date/keeping';
import { formatZonedDay } from '@/lib/format/moment';
import * as authMessages from '@/lib/messages/auth';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import { ApiError } from '@/server/api/http/api-error';

/** The last moment at which a withdrawal can be revoked (terms, article 7). */
export function revocableUntil(withdrawnAt: Date): Date {
  return keptUntil(withdrawnAt, withdrawalLimits.graceDays);
}

/** Whether a withdrawal can still be revoked. A late retention job doesn't prolong that. */
export function isRevocable(withdrawnAt: Date | null, now: Date): boolean {
  return withdrawnAt !== null && now <= revocableUntil(withdrawnAt);
}

/** The refusal of a login to a withdrawn account. It says until when the withdrawal can be revoked. */
export function withdrawnRefusal(withdrawnAt: Date): ApiError {
  const until = formatZonedDay(revocableUntil(withdrawnAt));
  return new ApiError('ACCOUNT_WITHDRAWN', { message: authMessages.withdrawnUntil(until) });
}
