'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts } from './toast-store';
import styles from './toast-host.module.css';
import { SoftLink } from './soft-link';

const SHOWN_MS = 4000;

/** The place that toasts are said in; always there, so that it is listened to when one comes. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (toast === null || isHeld) return;
    const timer = window.setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [toast, isHeld]);

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
          {toast.link === null ? null : <SoftLink href={toast.link.href}>{toast.link.label}</SoftLink>}
        </p>
      )}
    </div>
  );
}
