'use client';

import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import { formatMoment } from '@/lib/format/moment';
import { ApplicantAnswers } from './applicant-answers';
import styles from './applicant-room.module.css';
import { ApplicantStatusMark } from './applicant-status';
import { OtherReviews } from './other-reviews';
import { OwnReview } from './own-review';
import { StatusChoice } from './status-choice';
import { forgetApplicants } from './use-applicant';

interface ApplicantPanelProps {
  contestUuid: string;
  applicant: Applicant;
  onStatus: ((status: ApplicantStatus) => Promise<unknown>) | null;
}

/** What is decided, said and answered beside the files of an applicant. */
export function ApplicantPanel({ contestUuid, applicant, onStatus }: ApplicantPanelProps) {
  const { id, receipt, sentAt, status, round, reviews, fields, answers } = applicant;
  const own = reviews.find((review) => review.isOwn && review.round === round);
  return (
    <div className={styles.panel}>
      <div className={styles.decision}>
        {onStatus === null ? (
          <ApplicantStatusMark status={status} />
        ) : (
          <StatusChoice status={status} onStatus={onStatus} />
        )}
        <p className="t-cap num">
          접수 번호 {receipt} · {formatMoment(new Date(sentAt))}
        </p>
      </div>
      <OwnReview
        // Another round begins without a score.
        key={round}
        contestUuid={contestUuid}
        applicantId={id}
        initial={{ score: own?.score ?? null, note: own?.note ?? '' }}
        onSaved={() => forgetApplicants(contestUuid, [id])}
      />
      <ApplicantAnswers fields={fields} answers={answers} />
      <OtherReviews applicant={applicant} />
    </div>
  );
}
