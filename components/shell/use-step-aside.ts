'use client';

import { useEffect, useState } from 'react';

/** Smaller movements, in pixels, are no change of direction. */
const STEP = 8;
const FIELDS = 'input, select, textarea';

/**
 * `isAside`: what floats above the page is in the way, because a form field has the focus or the visitor scrolls down.
 * `isNearTop`: the visitor has not scrolled further than one screen.
 */
export function useStepAside() {
  const [isNearTop, setNearTop] = useState(true);
  const [isTyping, setTyping] = useState(false);
  const [isReadingOn, setReadingOn] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onFocus = () => setTyping(document.activeElement?.matches(FIELDS) ?? false);
    // Another element has the focus after the event.
    const onBlur = () => queueMicrotask(onFocus);
    let from = window.scrollY;
    const measureTop = () => setNearTop(window.scrollY < window.innerHeight);
    const onScroll = () => {
      measureTop();
      const moved = window.scrollY - from;
      if (Math.abs(moved) < STEP && window.scrollY > 0) return;
      from = window.scrollY;
      setReadingOn(moved > 0);
    };
    onFocus();
    measureTop();
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', onBlur, { signal });
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    return () => end.abort();
  }, []);

  return { isAside: isTyping || isReadingOn, isNearTop };
}
