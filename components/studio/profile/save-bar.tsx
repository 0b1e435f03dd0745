'use client';

import { SendingNote } from '@/components/form/sending-note';
import type { useSending } from '@/components/form/use-sending';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { formatMoment } from '@/lib/format/moment';
import styles from './save-bar.module.css';

interface SaveBarProps {
  sending: ReturnType<typeof useSending>;
  /** Whether files are on their way, so that it may take a while. */
  hasFiles: boolean;
  isSending: boolean;
  alert: string | null;
  isDirty: boolean;
  /** When this browser last kept what is typed. */
  draftAt: Date | null;
}

/** Stays in sight below the long form: what is wrong, how far a save is, and the button that saves. */
export function SaveBar({ sending, hasFiles, isSending, alert, isDirty, draftAt }: SaveBarProps) {
  const isBusy = sending.progress !== null;
  return (
    <div className={styles.bar} data-save-bar="">
      <FormAlert>{alert}</FormAlert>
      {sending.progress === null || !hasFiles ? null : (
        <SendingNote
          progress={sending.progress}
          isUpload
          label="사진을 올리고 있어요"
          checkingLabel="프로필을 저장하고 있어요"
          onCancel={sending.cancel}
        />
      )}
      <div className={styles.line}>
        <p className="t-cap">
          {isDirty ? '저장하지 않은 내용이 있어요.' : ''}
          {isDirty && draftAt !== null ? ` 이 브라우저에 ${formatMoment(draftAt).slice(-5)} 임시 보관` : ''}
        </p>
        <Button type="submit" look="primary" aria-disabled={isSending} aria-busy={isBusy}>
          {isBusy ? '저장하는 중' : '저장'}
        </Button>
      </div>
    </div>
  );
}
