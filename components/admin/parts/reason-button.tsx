import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { DialogForm } from '@/components/ui/dialog/dialog-form';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { failureMessage } from '@/lib/browser/api-failure';
import { reasonFault } from '@/lib/contracts/access-reason';
import * as adminMessages from '@/lib/messages/admin';
import { ConfirmButton } from './confirm-button';

/** Called with the reason. What it throws is shown in the dialog, which stays open; a closed dialog aborts the signal. */
type OnReason = (reason: string, signal: AbortSignal) => Promise<unknown>;

interface ReasonButtonProps {
  /** What is opened or taken along, as the title of the question. */
  question: string;
  isBusy?: boolean;
  onReason: OnReason;
  children: ReactNode;
}

/** A button that shows personal data or takes a list along. It asks for the reason first, which the audit log keeps (O-17). */
export function ReasonButton({ isBusy = false, onReason, ...rest }: ReasonButtonProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const field = (close: () => void) => (
    <ReasonForm id={form} reason={reason} onType={setReason} onReason={onReason} onDone={close} />
  );
  return <ConfirmButton small disabled={isBusy} aria-busy={isBusy} form={form} hint={field} {...rest} />;
}

interface ReasonFormProps {
  id: string;
  /** Its owner keeps it while the dialog is closed. */
  reason: string;
  onType: (reason: string) => void;
  onReason: OnReason;
  onDone: () => void;
}

function ReasonForm({ id, reason, onType, onReason, onDone }: ReasonFormProps) {
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<string | null>(null);
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), []);
  const go = async () => {
    const fault = reasonFault(reason, adminMessages.reasonOfAccess);
    setError(fault ?? undefined);
    setFailed(null);
    if (fault !== null) return;
    end.current = new AbortController();
    const { signal } = end.current;
    try {
      await onReason(reason, signal);
      onDone();
    } catch (failure) {
      if (signal.aborted) return;
      if (isSessionFailure(failure)) await reportFailure(failure);
      else setFailed(failureMessage(failure));
    }
  };
  return (
    <DialogForm id={id} onSubmit={go}>
      <TextField
        label="사유"
        required
        autoComplete="off"
        value={reason}
        error={error}
        hint="누가 언제 왜 보았는지 감사 로그에 남습니다."
        onChange={({ target }) => onType(target.value)}
      />
      <FormAlert>{failed}</FormAlert>
    </DialogForm>
  );
}
