import { APPLICANT_STATUSES } from '@/lib/contracts/contest';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatCount } from '@/lib/format/count';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './applicant-counts.module.css';

/**
 * How many applied, and how many of them have each status. A juror, who isn't shown decisions, reads how far the own part of
 * the round is.
 */
export function ApplicantCounts({ contest }: { contest: Pick<OrganizationContest, 'counts' | 'review'> }) {
  const { counts, review } = contest;
  const { assigned, scored, held } = review.progress;
  if (counts === null)
    return (
      <dl className={styles.counts}>
        <Count label="심사할 지원자" count={assigned} />
        <Count label="채점 완료" count={scored} />
        <Count label="미채점" count={assigned - scored} />
        <Count label="보류" count={held} />
      </dl>
    );
  const total = APPLICANT_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <dl className={styles.counts}>
      <Count label="지원" count={total} />
      {APPLICANT_STATUSES.map((status) => (
        <Count key={status} label={APPLICANT_STATUS_LABELS[status]} count={counts[status]} />
      ))}
    </dl>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="t-cap">{label}</dt>
      <dd className={`num ${styles.number}`}>{formatCount(count)}</dd>
    </div>
  );
}
