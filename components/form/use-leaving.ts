'use client';

import { useEffect, useEffectEvent } from 'react';

/** Runs work when the tab is hidden, the document is left or the component unmounts: the last moment for an automatic save. */
export function useLeaving(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('pagehide', () => run(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? run() : undefined), { signal });
    return () => {
      end.abort();
      run();
    };
  }, []);
}
