import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface ConfirmButtonProps
  extends
    Omit<ComponentProps<typeof Button>, 'onClick'>,
    Pick<ComponentProps<typeof Dialog>, 'findNextFocus'> {
  /** What is asked first. */
  question: string;
  /** What comes of it, and how it is taken back. */
  hint?: ReactNode;
  onConfirm: () => void;
}

/** A button for what can't be undone, or what others hear of: it asks first. */
export function ConfirmButton({
  question,
  hint,
  onConfirm,
  findNextFocus,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Dialog
          isOpen
          title={question}
          onClose={() => setOpen(false)}
          {...(findNextFocus && { findNextFocus })}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>취소</Button>
              <Button
                look={button.look ?? 'primary'}
                onClick={() => {
                  setOpen(false);
                  onConfirm();
                }}
              >
                {children}
              </Button>
            </>
          }
        >
          {hint ?? null}
        </Dialog>
      ) : null}
    </>
  );
}
