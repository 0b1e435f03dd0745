'use client';

import { useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';

interface AutoplayOptions {
  /** The carousel's element. Autoplay rests while it is out of sight. */
  root: RefObject<HTMLElement | null>;
  delayMs: number;
  /** The carousel's position. Every change of it, also by hand, restarts the wait. */
  position: number;
  advance: () => void;
  /** Whether there are too few slides to turn. */
  isDisabled: boolean;
}

/**
 * Turns a carousel by itself. It waits under the pointer, with focus inside, out of sight and in a hidden
 * tab; its pause button stops it for good. With reduced motion it is stopped at first.
 */
export function useAutoplay({ root, delayMs, position, advance, isDisabled }: AutoplayOptions) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const isPlaying = choice ?? !isStill;
  const isTurning = isPlaying && !isDisabled && !isHeld && !isFocused && isVisible;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let isInView = false;
    const update = () => setVisible(isInView && !document.hidden);
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? false;
        update();
      },
      { threshold: 0.25 },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [root]);

  useEffect(() => {
    if (!isTurning) return;
    const timer = window.setTimeout(advance, delayMs);
    return () => window.clearTimeout(timer);
  }, [isTurning, delayMs, position, advance]);

  return {
    isPlaying,
    isVisible,
    toggle: () => setChoice(!isPlaying),
    /** For the carousel's root element. */
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
