import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SendButton } from '@/components/ui/send-button';
import { TextField } from '@/components/ui/text-field';
import { reasonFault } from '@/lib/contracts/access-reason';
import * as adminMessages from '@/lib/messages/admin';

interface ReasonButtonProps {
  /** What is opened or taken along, as the title of the question. */
  question: string;
  isBusy?: boolean;
  onReason: (reason: string) => Promise<unknown>;
  children: ReactNode;
}

/** A button that shows personal data or takes a list along. It asks for the reason first, which the audit log keeps (O-17). */
export function ReasonButton({ question, isBusy = false, onReason, children }: ReasonButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const go = async () => {
    const fault = reasonFault(reason, adminMessages.reasonOfAccess);
    setError(fault ?? undefined);
    if (fault !== null) return;
    await onReason(reason);
    setOpen(false);
  };
  return (
    <>
      <Button small aria-busy={isBusy} disabled={isBusy} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Dialog
          isOpen
          title={question}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>취소</Button>
              <SendButton look="primary" isSending={isBusy} onSend={go}>
                {children}
              </SendButton>
            </>
          }
        >
          <TextField
            label="사유"
            required
            autoComplete="off"
            value={reason}
            error={error}
            hint="누가 언제 왜 보았는지 감사 로그에 남습니다."
            onChange={({ target }) => setReason(target.value)}
          />
        </Dialog>
      ) : null}
    </>
  );
}
