import { lockOf, type ContestWork } from '@/lib/contest/review-lock';
import { standingOf, type ContestTimes } from '@/lib/contest/standing';
import type { MemberRole } from '@/lib/contracts/contest';
import type { Reveal, ReviewRule } from '@/lib/contracts/review-rule';
import { ApiError } from '@/server/api/http/api-error';

/** The fields of a contest that decide which actions on its applicants are allowed. */
export interface WorkedContest extends ContestTimes {
  announcedAt: Date | null;
  round: number;
  /** The present edition of the rule. */
  edition: number;
  /** Counts the saves of the contest. */
  version: number;
}

/** What a reader of applicants may see (C-63, C-64, C-90). */
export interface Sight {
  isOwner: boolean;
  /** Hides names and everything else that identifies an applicant. */
  isBlind: boolean;
  /** When others' reviews and decisions are shown to a juror. */
  reveal: Reveal;
  /** The contest's present round. Those before are over. */
  round: number;
  /** The present edition of the rule. */
  edition: number;
  isAnnounced: boolean;
}

interface ReviewedContest {
  isBlind: boolean;
  round: number;
  reviewEdition: number;
  announcedAt: Date | null;
}

/** A juror of a blind contest sees no names. */
export const sightOf = (
  { role }: { role: MemberRole },
  { isBlind, round, reviewEdition, announcedAt }: ReviewedContest,
  { reveal }: Pick<ReviewRule, 'reveal'>,
): Sight => ({
  isOwner: role === 'OWNER',
  isBlind: isBlind && role !== 'OWNER',
  ...{ reveal, round, edition: reviewEdition, isAnnounced: announcedAt !== null },
});

/**
 * Whether a reader may see what others think of an applicant: scores, notes, mean, decision. Owners may, and each reader after the
 * announcement. A juror may after giving an own score, or, as the rule has it, after that and the end of the round.
 * @param of the round that the applicant or the review is in, and whether the reader has scored the applicant there or later
 */
export const seesOthers = (sight: Sight, of: { round: number; hasOwnScore: boolean }): boolean =>
  sight.isOwner ||
  sight.isAnnounced ||
  (of.hasOwnScore && (sight.reveal === 'OWN_SCORE' || of.round < sight.round));

type Scored = { round: number; edition: number; points: number | null };

/** Whether a review has a valid score: of the present round and rule, or of a round that is over. */
export const isScore = (sight: Sight, { round, edition, points }: Scored): boolean =>
  points !== null && (round < sight.round || (round === sight.round && edition === sight.edition));

/** The reviews that a reader may see: their own, and others' as `seesOthers` has it. */
export function seenReviews<Review extends Scored & { reviewerUuid: string }>(
  sight: Sight,
  reviews: readonly Review[],
  readerUuid: string,
): readonly Review[] {
  const own = reviews.filter(({ reviewerUuid }) => reviewerUuid === readerUuid);
  const scored = Math.max(0, ...own.filter((review) => isScore(sight, review)).map(({ round }) => round));
  return reviews.filter(
    (review) =>
      own.includes(review) || seesOthers(sight, { round: review.round, hasOwnScore: review.round <= scored }),
  );
}

/** @throws ApiError CONTEST_STANDING with the reason, if the contest doesn't allow the action (C-78) */
export function assertUnlocked(work: ContestWork, contest: WorkedContest, now: Date): void {
  const { announcedAt, round } = contest;
  const message = lockOf(work, { standing: standingOf(contest, now), announcedAt, round });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}
