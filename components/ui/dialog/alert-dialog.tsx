import { AlertDialog as Radix } from 'radix-ui';
import type { ElementType, ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus';

interface AlertDialogProps {
  hasText: boolean;
  onClose: () => void;
  /** Makes the sheet with what shows its title and its text. Its code and its styles are the page's. */
  sheetOf: (Title: ElementType, Text: ElementType) => ReactNode;
}

/** An alert or a question. `AlertHost` loads it with the first one. */
export function AlertDialog({ hasText, onClose, sheetOf }: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className="sheet"
            {...returnFocus}
            {...(hasText ? {} : { 'aria-describedby': undefined })}
          >
            {sheetOf(Radix.Title, Radix.Description)}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
