'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/field/checkbox';
import { FormAlert } from '@/components/ui/field/form-alert';
import type { RoleType } from '@/lib/contracts/account';
import type { Withdrawal } from '@/lib/contracts/profile';
import { keptUntil } from '@/lib/date/keeping';
import { formatZonedDay } from '@/lib/format/moment';
import * as myMessages from '@/lib/messages/my';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import styles from './withdrawal-dialog.module.css';

interface WithdrawalConfirmProps {
  roleType: RoleType;
  /** Why the withdrawal failed. */
  alert: string | null;
}

/** The last step: what the withdrawal does, before it is confirmed. */
export function WithdrawalConfirm({ roleType, alert }: WithdrawalConfirmProps) {
  const { register } = useFormContext<Withdrawal>();
  const [now] = useState(() => new Date());
  const until = formatZonedDay(keptUntil(now, withdrawalLimits.graceDays));
  const isWaiting = roleType === 'ARTIST_PENDING' || roleType === 'ARTIST_PENDING_RETRY';
  const { withdrawStops, withdrawGrace, withdrawRemoves, withdrawBars, withdrawApplication } = myMessages;
  const facts = [withdrawStops, withdrawGrace(until), withdrawRemoves, withdrawBars];
  return (
    <>
      <p className="t-body" tabIndex={-1} data-step-focus="">
        탈퇴하면 다음과 같이 처리됩니다.
      </p>
      <ul className={`t-small ${styles.facts}`}>
        {[...facts, ...(isWaiting ? [withdrawApplication] : [])].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {roleType === 'ARTIST' ? (
        <section className={styles.pages} aria-label="작가 페이지">
          <p className="t-small">{myMessages.withdrawPages}</p>
          <Checkbox {...register('hidesPages')}>작가 페이지와 작품을 숨겨 주세요</Checkbox>
        </section>
      ) : null}
      <FormAlert>{alert}</FormAlert>
    </>
  );
}
