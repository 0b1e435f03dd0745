'use client';

import { useRef } from 'react';

/**
 * Gives focus back to what had it when a dialog opened. Radix gives it to a trigger of its own, and ours are
 * opened from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
