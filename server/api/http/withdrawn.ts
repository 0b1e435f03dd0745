import { dayInSeoul } from '@/lib/date/seoul';
import { keptUntil } from '@/lib/date/keeping';
import { formatKoreanDay } from '@/lib/format/day';
import * as authMessages from '@/lib/messages/auth';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import { ApiError } from './api-error';

/** The last moment at which a withdrawal can be taken back (terms, article 7). */
export function revocableUntil(withdrawnAt: Date): Date {
  return keptUntil(withdrawnAt, withdrawalLimits.graceDays);
}

/** Whether a withdrawal can still be taken back, also where the retention job is late. */
export function isRevocable(withdrawnAt: Date | null, now: Date): boolean {
  return withdrawnAt !== null && now <= revocableUntil(withdrawnAt);
}

/** What the owner of a withdrawn account is told in place of a session: until when they can come back. */
export function withdrawnRefusal(withdrawnAt: Date): ApiError {
  const until = formatKoreanDay(dayInSeoul(revocableUntil(withdrawnAt)));
  return new ApiError('ACCOUNT_WITHDRAWN', { message: authMessages.withdrawnUntil(until) });
}
