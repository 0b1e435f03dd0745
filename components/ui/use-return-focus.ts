'use client';

import { useRef } from 'react';

/**
 * Gives focus back to what had it when a dialog opened. Radix gives it to a trigger of its own, and ours are
 * opened from anywhere.
 * @param findNext where it goes instead, when what was done in the dialog leads on to something else
 */
export function useReturnFocus(findNext?: () => HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const next = findNext?.() ?? opener.current;
      if (next instanceof HTMLElement) next.focus();
    },
  };
}
