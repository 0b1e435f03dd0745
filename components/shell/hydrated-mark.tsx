'use client';

import { useLayoutEffect } from 'react';
import { holdFailedNavigations } from '@/lib/browser/navigation-fault';
import { loadPressGuardWithUse } from '@/lib/browser/press-watch';
import { HYDRATED } from '@/lib/signs-of-use';

/**
 * Says that the page is hydrated, once everything in front of it is: a press that came before is made again. It is said in the
 * commit, so that no press comes between React's answer and this mark.
 */
export function HydratedMark() {
  useLayoutEffect(() => {
    // What is pressed again now may navigate.
    const ends = [holdFailedNavigations(), loadPressGuardWithUse()];
    window.dispatchEvent(new Event(HYDRATED));
    return () => ends.forEach((end) => end());
  }, []);
  return null;
}
