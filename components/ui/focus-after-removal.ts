import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Focuses the page itself, from where Tab goes on into its content. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** What takes the focus within a row. */
const CONTROL = 'a[href], button:not(:disabled)';

/**
 * Keeps the focus on the page when an action removes the control that began it. The focus goes to a control of the next row of the list,
 * or of the previous one, else to the page. Dialogs return it by themselves.
 */
export function useFocusAfterRemoval(): { onFocus: (event: FocusEvent) => void } {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      const element = focused.current;
      if (element === null || element !== document.activeElement || element.closest('[role$=dialog]')) return;
      const row = element.closest('li, tr');
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const control = next?.isConnected ? next.querySelector<HTMLElement>(CONTROL) : null;
        if (control) control.focus();
        else focusPage();
      });
    },
    [],
  );
  return {
    onFocus: ({ currentTarget }) => {
      focused.current = currentTarget;
    },
  };
}
