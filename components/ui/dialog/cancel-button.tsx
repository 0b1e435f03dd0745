import { useContext } from 'react';
import { Button } from '@/components/ui/action/button';
import { DialogContext } from './use-unsaved';

/** Closes the dialog around it as ✕ and Esc do. */
export function CancelButton({ children = '취소' }: { children?: string }) {
  const dialog = useContext(DialogContext);
  if (dialog === null) throw new Error('CancelButton is outside of a Dialog');
  return (
    <Button small aria-disabled={dialog.isHeld} onClick={dialog.close}>
      {children}
    </Button>
  );
}
