'use client';

import { useEffect, useState, type RefObject } from 'react';
import * as pdfLimits from '@/lib/limits/pdf';
import { drawnPages } from './drawn-pages';

/** How far beyond the sight a page is drawn, of the height of what scrolls. */
const AHEAD = '75% 0px';

/** The numbers of the pages that are near the sight, of a list whose items are the pages. */
export function useDrawnPages(list: RefObject<HTMLOListElement | null>): readonly number[] {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const numbers = new Map(items.map((item, index) => [item, index + 1]));
    const near = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = numbers.get(target);
          if (number === undefined) continue;
          if (isIntersecting) near.add(number);
          else near.delete(number);
        }
        setDrawn(drawnPages(near, pdfLimits.drawnMax));
      },
      // The margin of the root doesn't reach into what scrolls inside the page.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return drawn;
}
