import { lockOf, type ContestWork } from '@/lib/contest/review-lock';
import { standingOf, type ContestTimes } from '@/lib/contest/standing';
import { ApiError } from '@/server/api/http/api-error';

/** The fields of a contest that decide which actions on its applicants are allowed. */
export interface WorkedContest extends ContestTimes {
  announcedAt: Date | null;
  round: number;
}

/** @throws ApiError CONTEST_STANDING with the reason, if the contest doesn't allow the action (C-78) */
export function assertUnlocked(work: ContestWork, contest: WorkedContest, now: Date): void {
  const { announcedAt, round } = contest;
  const message = lockOf(work, { standing: standingOf(contest, now), announcedAt, round });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}
