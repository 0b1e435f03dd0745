'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/signs-of-use';

/** Says that the page is hydrated, once everything in front of it is: a press that came before is made again. */
export function HydratedMark() {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
  return null;
}
