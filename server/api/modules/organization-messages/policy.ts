import { lockOf } from '@/lib/contest/review-lock';
import { standingOf, type ContestTimes } from '@/lib/contest/standing';
import type { MessageAudience } from '@/lib/contracts/contest-message';
import * as messageLimits from '@/lib/limits/contest-message';
import * as messageMessages from '@/lib/messages/contest-message';
import { ApiError } from '@/server/api/http/api-error';

/** The fields of a contest that decide whether its applicants may be written to. */
export type WrittenContest = ContestTimes & { announcedAt: Date | null; round: number };

/** @throws ApiError CONTEST_STANDING in an archived or withdrawn contest, and for unfinished drafts unless applications are open */
export function assertWritable(audience: MessageAudience, contest: WrittenContest, now: Date): void {
  const message = lockOf({ kind: 'MESSAGE', audience }, { ...contest, standing: standingOf(contest, now) });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}

/** @param sent the messages to one in the last hour, or to many today @throws ApiError TOO_MANY_REQUESTS */
export function assertFew(audience: MessageAudience, sent: number): void {
  const isToOne = audience === 'ONE';
  const max = isToOne ? messageLimits.onePerHour : messageLimits.manyPerDay;
  if (sent < max) return;
  const message = isToOne ? messageMessages.tooManyToOne(max) : messageMessages.tooManyToMany(max);
  throw new ApiError('TOO_MANY_REQUESTS', { message });
}

/** @throws ApiError CONFLICT where the owner confirmed another number of mails, and where there is no recipient */
export function assertConfirmed(confirmed: number, count: number): void {
  if (confirmed !== count)
    throw new ApiError('CONFLICT', { message: messageMessages.recipientsChanged(count) });
  if (count === 0) throw new ApiError('CONFLICT', { message: messageMessages.noRecipient });
}
