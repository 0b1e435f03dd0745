'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { FormAlert } from '@/components/ui/form-alert';
import type { RoleType } from '@/lib/contracts/account';
import { keptUntil } from '@/lib/date/keeping';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as myMessages from '@/lib/messages/my';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import styles from './withdrawal-dialog.module.css';

interface WithdrawalConfirmProps {
  roleType: RoleType;
  hidesPages: boolean;
  onHidesPages: (hidesPages: boolean) => void;
  /** Why it didn't work. */
  alert: string | null;
}

/** The last step: what happens, said plainly before it does. */
export function WithdrawalConfirm({ roleType, hidesPages, onHidesPages, alert }: WithdrawalConfirmProps) {
  const until = formatDay(dayInSeoul(keptUntil(new Date(), withdrawalLimits.graceDays)));
  const isWaiting = roleType === 'ARTIST_PENDING' || roleType === 'ARTIST_PENDING_RETRY';
  const { withdrawStops, withdrawGrace, withdrawRemoves, withdrawBars, withdrawApplication } = myMessages;
  const facts = [withdrawStops, withdrawGrace(until), withdrawRemoves, withdrawBars];
  return (
    <div className={styles.stack}>
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
          <Checkbox checked={hidesPages} onChange={({ target }) => onHidesPages(target.checked)}>
            작가 페이지와 작품을 숨겨 주세요
          </Checkbox>
        </section>
      ) : null}
      <FormAlert>{alert}</FormAlert>
    </div>
  );
}
