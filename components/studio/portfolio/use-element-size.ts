'use client';

import { useCallback, useState } from 'react';

interface ElementSize {
  width: number;
  height: number;
}

/** The size of an element's content in pixels, as it is now. @returns its ref, and the size; null until it is known */
export function useElementSize(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  size: ElementSize | null,
] {
  const [size, setSize] = useState<ElementSize | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
