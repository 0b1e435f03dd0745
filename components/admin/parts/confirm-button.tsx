import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SendButton } from '@/components/ui/action/send-button';

interface ConfirmButtonProps
  extends
    Omit<ComponentProps<typeof Button>, 'onClick' | 'form'>,
    Pick<ComponentProps<typeof Dialog>, 'findNextFocus'> {
  /** What is asked first. */
  question: string;
  /** What comes of it, and how it is taken back; or a form, which gets what closes the question. */
  hint?: ReactNode | ((close: () => void) => ReactNode);
  /** The id of the form in `hint`, which the answer submits. */
  form?: string;
  /** Called with the answer, where there is no form. */
  onConfirm?: () => void;
}

/** A button for what can't be undone, or what others hear of: it asks first. */
export function ConfirmButton({
  question,
  hint = null,
  form,
  onConfirm,
  findNextFocus,
  disabled: isDisabled = false,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    onConfirm?.();
    return Promise.resolve();
  };
  return (
    <>
      {/* A disabled button would lose the focus, which its dialog returns to it. */}
      <Button
        {...button}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) setOpen(true);
        }}
      >
        {children}
      </Button>
      {isOpen ? (
        <Dialog
          isOpen
          title={question}
          onClose={close}
          {...(findNextFocus && { findNextFocus })}
          footer={
            <>
              <Button onClick={close}>취소</Button>
              <SendButton
                look={button.look ?? 'primary'}
                isSending={button['aria-busy'] === true}
                {...(form === undefined ? { onSend: confirm } : { form })}
              >
                {children}
              </SendButton>
            </>
          }
        >
          {typeof hint === 'function' ? hint(close) : hint}
        </Dialog>
      ) : null}
    </>
  );
}
