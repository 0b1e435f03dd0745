import type { ReactNode } from 'react';
import { SendButton } from '@/components/ui/action/send-button';
import { TextButton } from '@/components/ui/action/text-link';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import { formatCount } from '@/lib/format/count';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  /** How many applicants are chosen. */
  count: number;
  /** The statuses that can be set. */
  statuses: readonly ApplicantStatus[];
  isSending: boolean;
  onStatus: (status: ApplicantStatus) => Promise<void>;
  onClear: () => void;
  /** Buttons beside those of the statuses. */
  children?: ReactNode;
}

/** The actions on the chosen applicants, at the bottom of the window while any are chosen. */
export function BulkBar({ count, statuses, isSending, onStatus, onClear, children }: BulkBarProps) {
  return (
    <section className={styles.bar} data-bottom-bar="" aria-label="고른 지원자">
      <p className={`t-small num ${styles.words}`} role="status">
        <b>{formatCount(count)}명 선택</b>
      </p>
      <TextButton onClick={onClear}>선택 해제</TextButton>
      {children}
      <span className={styles.buttons} role="group" aria-label="상태 바꾸기" aria-busy={isSending}>
        {statuses.map((status) => (
          <SendButton
            key={status}
            small
            look={status === 'SELECTED' ? 'primary' : 'secondary'}
            isSending={isSending}
            onSend={() => onStatus(status)}
          >
            {APPLICANT_STATUS_LABELS[status]}
          </SendButton>
        ))}
      </span>
    </section>
  );
}
