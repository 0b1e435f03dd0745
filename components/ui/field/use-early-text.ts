'use client';

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves text that was typed into a controlled field before hydration into its state. Without this the next render empties
 * the field.
 */
export function useEarlyText(onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== input.defaultValue) onText(input.value);
  });
  useLayoutEffect(() => {
    if (field.current !== null) take(field.current);
  }, []);
  return field;
}
