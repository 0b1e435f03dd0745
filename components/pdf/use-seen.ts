'use client';

import { useEffect, useState, type RefObject } from 'react';

const AHEAD = '50% 0px';

/** Whether an element has been near the sight. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (isSeen || watched === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
}
