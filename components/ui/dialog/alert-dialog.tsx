import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { AlertSheet } from './alert-sheet';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';

/** An alert or a question. `AlertHost` loads it with the first one. */
export function AlertDialog({
  request,
  onAnswer,
}: Pick<ComponentProps<typeof AlertSheet>, 'request' | 'onAnswer'>) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onAnswer(false))}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={`${styles.dialog} ${styles.alert}`}
            {...returnFocus}
            {...(request.text === null ? { 'aria-describedby': undefined } : {})}
          >
            <AlertSheet request={request} onAnswer={onAnswer} Title={Radix.Title} Text={Radix.Description} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
