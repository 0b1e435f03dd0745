'use client';

import { useRef } from 'react';
import { focusPage } from '@/lib/browser/focus-page';

/** The element that gets the focus when a dialog opens, where it isn't the first button. */
const FIRST_FOCUS = 'data-first-focus';

/**
 * Gives focus back to what had it when a dialog opened, or to the page where that is gone and nothing else has
 * taken it. Radix gives it to a trigger of its own, and ours are opened from anywhere.
 * @param findNext where it goes instead, when what was done in the dialog leads on to something else
 */
export function useReturnFocus(findNext?: () => HTMLElement | null) {
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
      const next = findNext?.() ?? opener.current;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
      // An opener that was removed or disabled takes none.
      if (document.activeElement === document.body) focusPage();
    },
  };
}
