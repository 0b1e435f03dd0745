'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { APPLICANT_STATUSES, type ApplicantStatus } from '@/lib/contracts/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './applicant-room.module.css';

interface StatusChoiceProps {
  status: ApplicantStatus;
  onStatus: (status: ApplicantStatus) => Promise<unknown>;
}

/** The owner's decision about one applicant. */
export function StatusChoice({ status, onStatus }: StatusChoiceProps) {
  const [isSending, setSending] = useState(false);
  const choose = async (next: ApplicantStatus) => {
    if (isSending || next === status) return;
    setSending(true);
    await onStatus(next);
    setSending(false);
  };
  return (
    <div className={styles.statuses} role="group" aria-label="상태" aria-busy={isSending}>
      {APPLICANT_STATUSES.map((each) => (
        <Button
          key={each}
          small
          look={each === status ? 'primary' : 'secondary'}
          aria-pressed={each === status}
          onClick={() => void choose(each)}
        >
          {APPLICANT_STATUS_LABELS[each]}
        </Button>
      ))}
    </div>
  );
}
