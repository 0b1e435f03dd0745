import { APPLICANT_STATUSES } from '@/lib/contracts/contest';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatCount } from '@/lib/format/count';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './applicant-counts.module.css';

/** How many applied, and how many of them have each status. */
export function ApplicantCounts({ counts }: Pick<OrganizationContest, 'counts'>) {
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
