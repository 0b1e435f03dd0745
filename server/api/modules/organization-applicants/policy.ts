import { lockOf, type ContestWork } from '@/lib/contest/review-lock';
import { standingOf, type ContestTimes } from '@/lib/contest/standing';
import type { MemberRole } from '@/lib/contracts/contest';
import { ApiError } from '@/server/api/http/api-error';

/** The fields of a contest that decide which actions on its applicants are allowed. */
export interface WorkedContest extends ContestTimes {
  announcedAt: Date | null;
  round: number;
}

/** What a reader of applicants may see (C-63, C-64). */
export interface Sight {
  /** Hides names and everything else that identifies an applicant. */
  isBlind: boolean;
  /** Scores and notes of others are shown before the own score of the applicant is given. */
  seesUnscored: boolean;
}

/** Owners see names and all scores. A reviewer of a blind contest sees no names, and no scores of others before the own one. */
export const sightOf = ({ role }: { role: MemberRole }, { isBlind }: { isBlind: boolean }): Sight => ({
  isBlind: isBlind && role !== 'OWNER',
  seesUnscored: role === 'OWNER',
});

/** Whether a reader may see the mean and the number of an applicant's scores. */
export const seesMean = ({ seesUnscored }: Sight, { ownScore }: { ownScore: number | null }): boolean =>
  seesUnscored || ownScore !== null;

/** The reviews that a reader may see: their own, and others' up to the last round that they scored. */
export function seenReviews<Review extends { reviewerUuid: string; round: number; score: number | null }>(
  { seesUnscored }: Sight,
  reviews: readonly Review[],
  readerUuid: string,
): readonly Review[] {
  if (seesUnscored) return reviews;
  const own = reviews.filter(({ reviewerUuid }) => reviewerUuid === readerUuid);
  const scored = Math.max(0, ...own.filter(({ score }) => score !== null).map(({ round }) => round));
  return reviews.filter((review) => own.includes(review) || review.round <= scored);
}

/** @throws ApiError CONTEST_STANDING with the reason, if the contest doesn't allow the action (C-78) */
export function assertUnlocked(work: ContestWork, contest: WorkedContest, now: Date): void {
  const { announcedAt, round } = contest;
  const message = lockOf(work, { standing: standingOf(contest, now), announcedAt, round });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}
