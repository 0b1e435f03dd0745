'use client';

import { useEffect, useState, type RefObject } from 'react';
import * as pdfLimits from '@/lib/limits/pdf';

/** Pages are drawn anew where the width has changed by about this much, in pixels. */
const STEP = 160;

/** The pixels of the screen across an element, rounded up; 0 until they are known. */
export function usePixelWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const ratio = Math.min(window.devicePixelRatio, pdfLimits.pixelRatioMax);
      const pixels = (entry?.contentRect.width ?? 0) * ratio;
      if (pixels > 0) setWidth(Math.ceil(pixels / STEP) * STEP);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
