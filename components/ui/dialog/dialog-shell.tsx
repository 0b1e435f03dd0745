import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/action/button';
import { isComposing } from '@/lib/browser/composing';
import styles from './dialog-shell.module.css';

interface DialogShellProps {
  /** Its accessible name. */
  label: string;
  /** Called by Escape. */
  onClose: () => void;
  /** Called by a press beside `children`. */
  onOutside?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Shades the page from the press that opens a dialog until the dialog's code is there, with what is known of the dialog.
 * The page and a dialog below hear no key meanwhile, and no press on the shell. Tab leads to the shell's buttons. The focus stays where it is, or returns
 * there from the shell's buttons: the dialog gives it back to the same element.
 */
export function DialogShell({ label, onClose, onOutside, className, children }: DialogShellProps) {
  const scrim = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || isOfBrowser(event)) return;
      const isInside = event.target instanceof Node && scrim.current?.contains(event.target) === true;
      if (event.key !== 'Escape' && isInside) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Tab') scrim.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown, options);
    scrim.current?.addEventListener('pointerdown', (event) => event.stopPropagation(), {
      signal: end.signal,
    });
    const onClick = ({ target }: MouseEvent) => (target === scrim.current ? onOutside?.() : undefined);
    document.addEventListener('click', onClick, { signal: end.signal });
    return () => end.abort();
  }, [onClose, onOutside]);
  // Runs before the shell leaves the document.
  useLayoutEffect(() => {
    const element = scrim.current;
    const opener = document.activeElement;
    return () => {
      if (element?.contains(document.activeElement) === true && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return createPortal(
    <section
      ref={scrim}
      aria-label={label}
      aria-busy="true"
      className={clsx('scrim', styles.shell, className)}
    >
      {children}
    </section>,
    document.body,
  );
}

/** A key of the browser's own: a reload, the address bar. */
const isOfBrowser = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || /^F\d/.test(key);

interface PhoneSheetShellProps {
  label: string;
  /** Shown in its head. */
  title?: string;
  closeLabel: string;
  onClose: () => void;
}

/** The shell of a dialog that is a screen of its own on phones: its head there, elsewhere the shade alone. */
export function PhoneSheetShell({ label, title, closeLabel, onClose }: PhoneSheetShellProps) {
  return (
    <DialogShell label={label} className="full" onClose={onClose} onOutside={onClose}>
      <div className={`sheet ${styles.phoneSheet}`}>
        <div className={styles.head}>
          <p className="t-h3">{title}</p>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
      </div>
    </DialogShell>
  );
}
