'use client';

import clsx from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { isComposing } from '@/lib/browser/composing';
import { IconButton } from '@/components/ui/action/button';
import styles from './dialog.module.css';
import { holdTop } from './hold-top';
import { useReturnFocus } from './use-return-focus';
import { useAskedClose } from './use-asked-close';
import { DialogContext } from './use-unsaved';
import { useUnsavedGuard } from './use-unsaved-guard';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether closing it would lose something: then it asks first, and so does the page before it is left. */
  hasUnsaved?: boolean;
  /** Whether it stays open, because something is being sent or removed. */
  isSending?: boolean;
  title: string;
  /** One sentence under the title for those who listen; shown by `children` where it is to be seen. */
  description?: string;
  width?: 480 | 720 | 1040;
  /** Where focus goes when it closes; else, and for null, back to where it came from. */
  findNextFocus?: () => HTMLElement | null;
  /** A screen of its own on phones. */
  isFullOnPhones?: boolean;
  /** The footer stays at the window's bottom while a long dialog is scrolled. */
  hasFootInSight?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

/** A field whose list is open, and the handle of a row that is being dragged. */
const TAKES_ESCAPE = '[role=combobox][aria-expanded=true], [aria-roledescription][aria-pressed=true]';

/** Esc cancels a syllable, closes a field's open list, or drops a dragged row; the dialog then stays open. */
function takesEscape(event: KeyboardEvent): boolean {
  return isComposing(event) || (event.target instanceof Element && event.target.matches(TAKES_ESCAPE));
}

/**
 * A modal on paper: focus is kept inside and given back, Esc and the scrim close it. Load it when it is
 * needed: `useLazyDialog` makes the component that renders it.
 */
export function Dialog({
  isOpen,
  onClose,
  hasUnsaved = false,
  isSending = false,
  title,
  description,
  width = 480,
  findNextFocus,
  isFullOnPhones = false,
  hasFootInSight = false,
  children,
  footer,
}: DialogProps) {
  const returnFocus = useReturnFocus(findNextFocus);
  useUnsavedGuard(isOpen && hasUnsaved);
  const asked = useAskedClose({ hasUnsaved, isSending, onClose });
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : asked.close())}>
      <Radix.Portal>
        <Radix.Overlay className={clsx('scrim', styles.scrim, isFullOnPhones && ['full', styles.full])}>
          <Radix.Content
            ref={holdTop}
            className="sheet"
            {...returnFocus}
            onEscapeKeyDown={(event) => (takesEscape(event) ? event.preventDefault() : undefined)}
            style={{ '--dialog-width': `${width}px` } as CSSProperties}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className={styles.head}>
              <Radix.Title className="t-h3">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon="close" label="닫기" aria-disabled={asked.isHeld} />
              </Radix.Close>
            </div>
            {description === undefined ? null : (
              <Radix.Description className="vh">{description}</Radix.Description>
            )}
            <DialogContext value={asked}>
              <div className={styles.body}>{children}</div>
              {footer === undefined ? null : (
                <div className={clsx(styles.foot, hasFootInSight && styles.inSight)}>{footer}</div>
              )}
            </DialogContext>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
