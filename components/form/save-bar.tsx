'use client';

import type { ReactNode } from 'react';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { formatTime } from '@/lib/format/moment';
import * as formMessages from '@/lib/messages/form';
import styles from './save-bar.module.css';
import { UploadNote, useUploads } from './uploads/upload-hold';

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
  const { isPending } = useUploads();
  const label = isPending ? formMessages.uploadsPending : '저장';
  return (
    <div className={styles.bar} data-save-bar="">
      <FormAlert>{alert}</FormAlert>
      <UploadNote />
      {children}
      <div className={styles.line}>
        <p className="t-cap">
          {isDirty ? '저장하지 않은 내용이 있어요.' : ''}
          {isDirty && draftAt !== null ? ` 이 브라우저에 ${formatTime(draftAt)} 임시 보관` : ''}
        </p>
        <SendButton look="primary" isSending={isSending} sendingLabel="저장하는 중">
          {label}
        </SendButton>
      </div>
    </div>
  );
}
