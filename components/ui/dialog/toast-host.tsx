'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from '@/lib/browser/store';
import { dismissToast, toastStore } from './toast-store';
import styles from './toast-host.module.css';
import { useTabStop } from '@/components/ui/navigation/use-tab-stop';

const SHOWN_MS = 4000;
/** How long a toast with an action stays: time to read, to reach the action and to decide. */
const SHOWN_WITH_ACTION_MS = 10_000;

/** The live region of toasts. It is always there, so that screen readers notice a new toast. */
export function ToastHost() {
  const toast = useStore(toastStore, null);
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useTabStop(button, toast?.action == null ? null : toast.id);

  useEffect(() => {
    if (toast === null || isHeld) return;
    const shownMs = toast.action === null ? SHOWN_MS : SHOWN_WITH_ACTION_MS;
    const timer = window.setTimeout(() => dismissToast(toast.id), shownMs);
    return () => window.clearTimeout(timer);
  }, [toast, isHeld]);

  const act = () => {
    if (toast === null) return;
    dismissToast(toast.id);
    // An element that is removed while it has the focus fires no blur.
    setHeld(false);
    toast.action?.run();
  };

  return (
    <div
      className={styles.place}
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast === null ? null : (
        <p key={toast.id} className={styles.toast}>
          {toast.text}
          {toast.action === null ? null : (
            <button ref={button} type="button" className={styles.action} onClick={act}>
              {toast.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
