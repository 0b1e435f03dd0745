import type { ReactNode } from 'react';
import { SendButton } from '@/components/ui/action/send-button';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import styles from './edit-foot.module.css';

interface EditFootProps {
  formId: string;
  isSending: boolean;
  /** Whether the record is being saved or removed. */
  isBusy: boolean;
  /** Null for a record that is new. */
  onRemove: (() => Promise<void>) | null;
  /** A button in place of the one that cancels. */
  children?: ReactNode;
}

/** The foot of a dialog that changes a record: it removes, cancels and saves. */
export function EditFoot({ formId, isSending, isBusy, onRemove, children }: EditFootProps) {
  return (
    <>
      {onRemove === null ? null : (
        <SendButton small look="danger" className={styles.remove} isSending={isBusy} onSend={onRemove}>
          삭제
        </SendButton>
      )}
      {children ?? <CancelButton />}
      <SendButton
        small
        look="primary"
        form={formId}
        isSending={isSending}
        sendingLabel="저장하는 중"
        aria-disabled={isBusy}
      >
        저장
      </SendButton>
    </>
  );
}
