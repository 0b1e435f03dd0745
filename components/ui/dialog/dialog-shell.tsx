import clsx from 'clsx';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
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

/** Keys that act on a page: those that press, lead on or turn. */
const HELD = /^(Tab|Enter|Escape| |Arrow)/;

/**
 * Shades the page from the press that opens a dialog until the dialog's code is there, with what is known of the dialog.
 * The page and a dialog below don't hear these keys meanwhile, nor a press on the shell. Tab leads to the shell's first button, where one is
 * shown and no dialog below holds the focus. Otherwise the focus stays where it is, or returns there from them: the dialog gives it back to the same element.
 */
export function DialogShell({ label, onClose, onOutside, className, children }: DialogShellProps) {
  const scrim = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  const leave = useEffectEvent(() => onOutside?.());
  // The cleanup runs before the shell leaves the document.
  useLayoutEffect(() => {
    const element = scrim.current;
    const opener = document.activeElement as HTMLElement | null;
    if (element === null) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const holdsFocus = () => element.contains(document.activeElement);
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || !HELD.test(event.key) || (event.key !== 'Escape' && holdsFocus())) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') element.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown, options);
    element.addEventListener('pointerdown', (event) => event.stopPropagation(), options);
    element.addEventListener('click', ({ target }) => (target === element ? leave() : undefined), options);
    return () => {
      end.abort();
      if (holdsFocus()) opener?.focus();
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

interface PhoneSheetShellProps {
  label: string;
  /** Shown in its head; the label where it isn't given. */
  title?: string;
  onClose: () => void;
}

/** The shell of a dialog that is a screen of its own on phones: its head there, elsewhere the shade alone. */
export function PhoneSheetShell({ label, title = label, onClose }: PhoneSheetShellProps) {
  return (
    <DialogShell label={label} className="full" onClose={onClose} onOutside={onClose}>
      <div className={`sheet ${styles.phoneSheet}`}>
        <div className={styles.head}>
          <p className="t-h3">{title}</p>
          <IconButton icon="close" label="닫기" onClick={onClose} />
        </div>
      </div>
    </DialogShell>
  );
}
