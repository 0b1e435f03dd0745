import { useId, useState, type ReactNode } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { DialogForm } from '@/components/ui/dialog/dialog-form';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { failureMessage } from '@/lib/browser/api-failure';
import { reasonFault } from '@/lib/contracts/access-reason';
import * as adminMessages from '@/lib/messages/admin';
import { ConfirmButton } from './confirm-button';

interface ReasonButtonProps {
  /** What is opened or taken along, as the title of the question. */
  question: string;
  isBusy?: boolean;
  /** Its failure is shown in the dialog, which stays open. */
  onReason: (reason: string) => Promise<unknown>;
  children: ReactNode;
}

/** A button that shows personal data or takes a list along. It asks for the reason first, which the audit log keeps (O-17). */
export function ReasonButton({ isBusy = false, onReason, ...rest }: ReasonButtonProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<string | null>(null);
  const go = async (close: () => void) => {
    const fault = reasonFault(reason, adminMessages.reasonOfAccess);
    setError(fault ?? undefined);
    if (fault !== null) return;
    setFailed(null);
    try {
      await onReason(reason);
      close();
    } catch (failure) {
      if (isSessionFailure(failure)) await reportFailure(failure);
      else setFailed(failureMessage(failure));
    }
  };
  const field = (close: () => void) => (
    <DialogForm id={form} onSubmit={() => go(close)}>
      <TextField
        label="사유"
        required
        autoComplete="off"
        value={reason}
        error={error}
        hint="누가 언제 왜 보았는지 감사 로그에 남습니다."
        onChange={({ target }) => setReason(target.value)}
      />
      <FormAlert>{failed}</FormAlert>
    </DialogForm>
  );
  return <ConfirmButton small disabled={isBusy} aria-busy={isBusy} form={form} hint={field} {...rest} />;
}
