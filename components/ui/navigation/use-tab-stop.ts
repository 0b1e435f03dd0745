import { useEffect, type RefObject } from 'react';
import { isComposing } from '@/lib/browser/composing';

/**
 * Makes an element that floats at the end of the page the next stop of the Tab key after what has the focus when
 * it comes: a keyboard user needn't walk through the whole page to it. From there Tab goes on where it
 * would have gone, Shift+Tab and Escape go back, and so does the focus when the element is taken away.
 * @param key changes with each coming; null while it isn't there
 */
export function useTabStop(stop: RefObject<HTMLElement | null>, key: number | null): void {
  useEffect(() => {
    if (key === null) return;
    const origin = document.activeElement;
    if (!(origin instanceof HTMLElement) || origin === document.body) return;
    let isInside = false;

    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const here = document.activeElement;
      if (event.key === 'Tab' && !event.shiftKey && here === origin && stop.current !== null) {
        event.preventDefault();
        stop.current.focus();
        isInside = true;
      } else if (here === stop.current && (event.key === 'Tab' || event.key === 'Escape')) {
        isInside = false;
        origin.focus();
        // The browser moves the focus on from there.
        if (event.shiftKey || event.key === 'Escape') event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (isInside && origin.isConnected) origin.focus();
    };
  }, [stop, key]);
}
