'use client';

import { useCallback, useState } from 'react';

/** The width of an element's content in pixels, as it is now. @returns its ref, and the width; 0 until it is known */
export function useElementWidth(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
