'use client';

import { useState } from 'react';
import { SendButton } from '@/components/ui/action/send-button';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './applicant-room.module.css';

interface StatusChoiceProps {
  status: ApplicantStatus;
  /** The statuses that can be set. */
  statuses: readonly ApplicantStatus[];
  onStatus: (status: ApplicantStatus) => Promise<unknown>;
}

/** The owner's decision about one applicant. */
export function StatusChoice({ status, statuses, onStatus }: StatusChoiceProps) {
  const [isSending, setSending] = useState(false);
  const choose = async (next: ApplicantStatus) => {
    if (next === status) return;
    setSending(true);
    await onStatus(next);
    setSending(false);
  };
  return (
    <div className={styles.statuses} role="group" aria-label="상태" aria-busy={isSending}>
      {statuses.map((each) => (
        <SendButton
          key={each}
          small
          look={each === status ? 'primary' : 'secondary'}
          aria-pressed={each === status}
          isSending={isSending}
          onSend={() => choose(each)}
        >
          {APPLICANT_STATUS_LABELS[each]}
        </SendButton>
      ))}
    </div>
  );
}
