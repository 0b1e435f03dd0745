import { lockOf } from '@/lib/contest/review-lock';
import { standingOf, type ContestTimes } from '@/lib/contest/standing';
import { ApiError } from '@/server/api/http/api-error';

interface JudgedContest extends ContestTimes {
  announcedAt: Date | null;
  round: number;
}

/** @throws ApiError CONTEST_STANDING before the end of the applications (C-101) */
export function assertEnded(contest: JudgedContest, now: Date): void {
  const { announcedAt, round } = contest;
  const message = lockOf({ kind: 'MINUTES' }, { standing: standingOf(contest, now), announcedAt, round });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}
