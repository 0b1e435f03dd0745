'use client';

import type { ApplicantStatus } from '@/lib/contracts/contest';
import { lockOf } from '@/lib/contest/review-lock';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import { TextLink } from '@/components/ui/action/text-link';
import { formatMoment } from '@/lib/format/moment';
import * as contestPaths from '@/lib/paths/contest';
import { ApplicantAnswers } from './applicant-answers';
import styles from './applicant-room.module.css';
import { ApplicantStatusMark } from './applicant-status';
import { DeclareExclusion } from '@/components/organization/jury/declare-exclusion';
import { ExcludeJuror } from '@/components/organization/jury/exclude-juror';
import { LockedReview } from '@/components/organization/applicants/review/locked-review';
import { OtherReviews } from '@/components/organization/applicants/review/other-reviews';
import { OwnReview } from '@/components/organization/applicants/review/own-review';
import { RefusedReviews } from '@/components/organization/applicants/review/refused-reviews';
import { ownReview } from '@/components/organization/applicants/review/review';
import { toldWords } from '@/components/organization/applicants/table/row-words';
import { StatusChoice } from './status-choice';
import { forgetApplicants } from './use-applicant';

interface ApplicantPanelProps {
  contest: OrganizationContest;
  applicant: Applicant;
  /** The statuses that the reader can set. */
  statuses: readonly ApplicantStatus[];
  onStatus: (status: ApplicantStatus) => Promise<unknown>;
  isOwner: boolean;
  onNextUnscored: (() => void) | null;
  onRuleChanged: () => void;
  /** The juror doesn't review the applicant any more. */
  onLeft: () => void;
}

/** What is decided, said and answered beside the files of an applicant. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const { contest, applicant, statuses, onStatus, isOwner, onNextUnscored, onRuleChanged, onLeft } = props;
  const { id, receipt, sentAt, status, round, fields, answers } = applicant;
  const { rule, edition } = contest.review;
  const onExcluded = () => forgetApplicants(contest.uuid, [id]);
  const lock = lockOf({ kind: 'SCORE', round }, contest);
  const own = ownReview(applicant, { round, edition });
  return (
    <div className={styles.panel}>
      <div className={styles.decision}>
        {status === null || !isOwner ? null : statuses.length === 0 ? (
          <ApplicantStatusMark status={status} />
        ) : (
          <StatusChoice status={status} statuses={statuses} onStatus={onStatus} />
        )}
        {contest.announcedAt === null || status === null ? null : (
          <p className="t-cap">{toldWords(applicant)}</p>
        )}
        <p className="t-cap num">
          접수 번호 {receipt} · {formatMoment(new Date(sentAt))}
        </p>
        {isOwner && lockOf({ kind: 'MESSAGE', audience: 'ONE' }, contest) === null ? (
          <TextLink href={contestPaths.messages(contest.uuid, id)}>메시지 보내기</TextLink>
        ) : null}
      </div>
      {lock === null ? (
        <OwnReview
          // A new round, and a new rule, begin without marks.
          key={`${round} ${edition}`}
          rule={rule}
          edition={edition}
          commentHint={reviewMessages.commentHints[contest.terms.feedback || 'NONE']}
          contestUuid={contest.uuid}
          applicantId={id}
          round={round}
          initial={own}
          onSaved={() => forgetApplicants(contest.uuid, [id])}
          onNextUnscored={onNextUnscored}
          onRuleChanged={onRuleChanged}
          isOwner={isOwner}
          isScored={applicant.ownScore !== null}
        />
      ) : (
        <LockedReview
          review={applicant.reviews.find((review) => review.isOwn && review.round === round)}
          reason={lock}
        />
      )}
      <RefusedReviews
        contestUuid={contest.uuid}
        applicant={applicant}
        rule={rule}
        edition={edition}
        lockedRounds={lock === null ? round - 1 : round}
      />
      <ApplicantAnswers fields={fields} answers={answers} isDeleted={applicant.isDeleted} />
      <OtherReviews applicant={applicant} contest={contest} isOwner={isOwner} />
      {lockOf({ kind: 'JURY' }, contest) === null ? (
        <div className={styles.exclusion}>
          {isOwner ? (
            <ExcludeJuror contestUuid={contest.uuid} applicantId={id} onDone={onExcluded} />
          ) : (
            <DeclareExclusion contestUuid={contest.uuid} applicantId={id} receipt={receipt} onDone={onLeft} />
          )}
        </div>
      ) : null}
    </div>
  );
}
