'use client';

import { useEffect, useState } from 'react';

/**
 * Where the reader is: the last section whose beginning is above the upper third of the window, the last one at the page's
 * end, and how far the page was scrolled, 0 to 1.
 * @param ids of the sections, in the order of the page; at least one
 */
export function useReadingPlace(ids: readonly string[]): { id: string; share: number } {
  const [place, setPlace] = useState({ id: ids[0] ?? '', share: 0 });
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    let frame = 0;
    const measure = () => {
      frame = 0;
      const way = document.documentElement.scrollHeight - innerHeight;
      const share = way <= 0 ? 1 : Math.min(1, Math.max(0, scrollY / way));
      const isBegun = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight / 3;
      const id = (share >= 0.999 ? all.at(-1) : all.findLast(isBegun)) ?? all[0] ?? '';
      setPlace((before) => (before.id === id && before.share === share ? before : { id, share }));
    };
    const onMove = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    onMove();
    addEventListener('scroll', onMove, { passive: true });
    addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onMove);
      removeEventListener('resize', onMove);
    };
  }, [joined]);
  return place;
}
