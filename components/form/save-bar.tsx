'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { formatMoment } from '@/lib/format/moment';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** What is wrong with the form as a whole. */
  alert: string | null;
  isDirty: boolean;
  /** When this browser last kept what is typed. */
  draftAt: Date | null;
  isSending: boolean;
  /** How far a save with files is. */
  children?: ReactNode;
}

/** Stays in sight below a long form: what is wrong, what isn't saved, and the button that saves. */
export function SaveBar({ alert, isDirty, draftAt, isSending, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-save-bar="">
      <FormAlert>{alert}</FormAlert>
      {children}
      <div className={styles.line}>
        <p className="t-cap">
          {isDirty ? '저장하지 않은 내용이 있어요.' : ''}
          {isDirty && draftAt !== null ? ` 이 브라우저에 ${formatMoment(draftAt).slice(-5)} 임시 보관` : ''}
        </p>
        <Button type="submit" look="primary" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? '저장하는 중' : '저장'}
        </Button>
      </div>
    </div>
  );
}
