'use client';

import type { ApplicantStatus } from '@/lib/contracts/contest';
import { lockOf } from '@/lib/contest/review-lock';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatMoment } from '@/lib/format/moment';
import { ApplicantAnswers } from './applicant-answers';
import styles from './applicant-room.module.css';
import { ApplicantStatusMark } from './applicant-status';
import { LockedReview } from './locked-review';
import { OtherReviews } from './other-reviews';
import { OwnReview } from './own-review';
import { RefusedReviews } from './refused-reviews';
import { toldWords } from './row-words';
import { StatusChoice } from './status-choice';
import { forgetApplicants } from './use-applicant';

interface ApplicantPanelProps {
  contest: OrganizationContest;
  applicant: Applicant;
  /** The statuses that the reader can set. */
  statuses: readonly ApplicantStatus[];
  onStatus: (status: ApplicantStatus) => Promise<unknown>;
}

/** What is decided, said and answered beside the files of an applicant. */
export function ApplicantPanel({ contest, applicant, statuses, onStatus }: ApplicantPanelProps) {
  const { id, receipt, sentAt, status, round, reviews, fields, answers } = applicant;
  const lock = lockOf({ kind: 'SCORE', round }, contest);
  const own = reviews.find((review) => review.isOwn && review.round === round);
  return (
    <div className={styles.panel}>
      <div className={styles.decision}>
        {statuses.length === 0 ? (
          <ApplicantStatusMark status={status} />
        ) : (
          <StatusChoice status={status} statuses={statuses} onStatus={onStatus} />
        )}
        {contest.announcedAt === null ? null : <p className="t-cap">{toldWords(applicant)}</p>}
        <p className="t-cap num">
          접수 번호 {receipt} · {formatMoment(new Date(sentAt))}
        </p>
      </div>
      {lock === null ? (
        <OwnReview
          // A new round begins without a score.
          key={round}
          contestUuid={contest.uuid}
          applicantId={id}
          round={round}
          initial={{ score: own?.score ?? null, note: own?.note ?? '' }}
          onSaved={() => forgetApplicants(contest.uuid, [id])}
        />
      ) : (
        <LockedReview score={own?.score ?? null} note={own?.note ?? null} reason={lock} />
      )}
      <RefusedReviews
        contestUuid={contest.uuid}
        applicant={applicant}
        lockedRounds={lock === null ? round - 1 : round}
      />
      <ApplicantAnswers fields={fields} answers={answers} />
      <OtherReviews applicant={applicant} />
    </div>
  );
}
