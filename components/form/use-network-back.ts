'use client';

import { useEffect, useEffectEvent } from 'react';

/** Runs work when the browser is connected again: background saves that failed are sent once more. */
export function useNetworkBack(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const onLine = () => run();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);
}
