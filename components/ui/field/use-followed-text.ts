'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets an uncontrolled search field follow the text of the address (a step back, a cleared search), unless it is being typed
 * into. What was typed before the page was hydrated stays.
 * @returns the text that the field had when it last followed
 */
export function useFollowedText(fieldRef: RefObject<HTMLInputElement | null>, q: string): RefObject<string> {
  const followedRef = useRef(q);
  const isHydrated = useRef(false);
  useEffect(() => {
    const input = fieldRef.current;
    if (input === null) return;
    const isEarly = !isHydrated.current;
    isHydrated.current = true;
    if (isEarly) return;
    const isTyping = document.activeElement === input && input.value !== followedRef.current;
    if (!isTyping) input.value = q;
    followedRef.current = input.value;
  }, [fieldRef, q]);
  return followedRef;
}
