import clsx from 'clsx';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './applicant-status.module.css';

/** The status of an applicant in a word; who is selected is stamped. */
export function ApplicantStatusMark({ status }: { status: ApplicantStatus }) {
  return (
    <span
      className={clsx(
        styles.status,
        status === 'SELECTED' && styles.selected,
        status === 'REJECTED' && styles.rejected,
      )}
    >
      {APPLICANT_STATUS_LABELS[status]}
    </span>
  );
}
