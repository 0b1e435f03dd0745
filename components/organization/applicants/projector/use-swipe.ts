'use client';

import { useRef, useSyncExternalStore, type PointerEvent } from 'react';

/** The length of a mostly horizontal swipe, in CSS pixels. */
const SWIPE_PX = 40;

const watchScale = (onChange: () => void) => {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
};
const readEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Steps by horizontal swipes of one finger. In a window that two fingers have enlarged, a finger moves the view instead.
 * @returns attributes of the swiped element; its style sheet sets `touch-action` by `data-enlarged`
 */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isEnlarged = useSyncExternalStore(watchScale, readEnlarged, () => false);
  const forget = () => {
    start.current = null;
  };
  return {
    'data-enlarged': isEnlarged,
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      const canSwipe = isPrimary && pointerType !== 'mouse' && !isEnlarged;
      start.current = canSwipe ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      forget();
      if (from === null) return;
      const across = clientX - from.x;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(clientY - from.y) * 1.5) return;
      onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel: forget,
  };
}
