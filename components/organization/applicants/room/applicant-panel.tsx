'use client';

import type { ApplicantStatus } from '@/lib/contracts/contest';
import { lockOf } from '@/lib/contest/review-lock';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatMoment } from '@/lib/format/moment';
import { ApplicantAnswers } from './applicant-answers';
import styles from './applicant-room.module.css';
import { ApplicantStatusMark } from './applicant-status';
import { LockedReview } from '@/components/organization/applicants/review/locked-review';
import { OtherReviews } from '@/components/organization/applicants/review/other-reviews';
import { OwnReview } from '@/components/organization/applicants/review/own-review';
import { RefusedReviews } from '@/components/organization/applicants/review/refused-reviews';
import { ownReview } from '@/components/organization/applicants/review/review-saver';
import { toldWords } from '@/components/organization/applicants/table/row-words';
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
  const { id, receipt, sentAt, status, round, fields, answers } = applicant;
  const lock = lockOf({ kind: 'SCORE', round }, contest);
  const own = ownReview(applicant, round);
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
          initial={own}
          onSaved={() => forgetApplicants(contest.uuid, [id])}
        />
      ) : (
        <LockedReview score={own.score} note={own.note === '' ? null : own.note} reason={lock} />
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
