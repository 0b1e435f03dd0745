'use client';

import { useRef } from 'react';

/** What a dialog starts at, where that isn't its first button. */
const FIRST_FOCUS = 'data-first-focus';

/**
 * Gives focus back to what had it when a dialog opened, or to the page where that is gone. Radix gives it to a
 * trigger of its own, and ours are opened from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first =
        event.target instanceof Element ? event.target.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`) : null;
      if (first === null) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
