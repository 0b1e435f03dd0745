import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/action/button';
import { isComposing } from '@/lib/browser/composing';
import styles from './dialog-shell.module.css';

interface DialogShellProps {
  /** Called by Escape. */
  onClose: () => void;
  /** Called by a press beside `children`. */
  onOutside?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Shades the page from the press that opens a dialog until the dialog's code is there, with what is known of the dialog.
 * It leaves the focus where it is: the dialog gives it back there.
 */
export function DialogShell({ onClose, onOutside, className, children }: DialogShellProps) {
  const scrim = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onClose();
    };
    const onClick = ({ target }: MouseEvent) => (target === scrim.current ? onOutside?.() : undefined);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [onClose, onOutside]);
  return createPortal(
    <div ref={scrim} className={clsx('scrim', className)} aria-busy="true">
      {children}
    </div>,
    document.body,
  );
}

interface PhoneSheetShellProps {
  title?: string;
  closeLabel: string;
  onClose: () => void;
}

/** The shell of a dialog that is a screen of its own on phones: its head there, elsewhere the shade alone. */
export function PhoneSheetShell({ title, closeLabel, onClose }: PhoneSheetShellProps) {
  return (
    <DialogShell className="full" onClose={onClose} onOutside={onClose}>
      <div className={`sheet ${styles.phoneSheet}`}>
        <div className={styles.head}>
          <p className="t-h3">{title}</p>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
      </div>
    </DialogShell>
  );
}
