'use client';

import { AlertDialog as Radix } from 'radix-ui';
import type { AlertRequest } from './alert-store';
import { Button } from '@/components/ui/action/button';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';

interface AlertDialogProps {
  request: AlertRequest;
  onAnswer: (isConfirmed: boolean) => void;
}

/** An alert or a question. `AlertHost` loads it with the first one. */
export function AlertDialog({ request, onAnswer }: AlertDialogProps) {
  const { kind, title, text, confirmLabel, cancelLabel, isDestructive } = request;
  const returnFocus = useReturnFocus();
  const isPlain = kind === 'alert' && text === null;
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onAnswer(false))}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={`${styles.dialog} ${styles.alert}`}
            {...returnFocus}
            {...(text === null ? { 'aria-describedby': undefined } : {})}
          >
            <div>
              <Radix.Title className={`${isPlain ? 't-body' : 't-h4'} pre`}>{title}</Radix.Title>
              {text === null ? null : (
                <Radix.Description className={`t-small muted pre ${styles.alertText}`}>
                  {text}
                </Radix.Description>
              )}
            </div>
            <div className={styles.buttons}>
              {kind === 'alert' ? (
                // The one button is what closes it, and so the one that Radix gives focus to.
                <Radix.Cancel asChild onClick={() => onAnswer(true)}>
                  <Button small look="primary">
                    {confirmLabel}
                  </Button>
                </Radix.Cancel>
              ) : (
                <>
                  <Radix.Cancel asChild>
                    <Button small>{cancelLabel}</Button>
                  </Radix.Cancel>
                  <Radix.Action asChild onClick={() => onAnswer(true)}>
                    <Button small look={isDestructive ? 'danger' : 'primary'}>
                      {confirmLabel}
                    </Button>
                  </Radix.Action>
                </>
              )}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
