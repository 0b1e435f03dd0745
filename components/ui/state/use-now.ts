'use client';

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Calls back at the beginning of each minute, and when a hidden page is shown again. */
function subscribe(renew: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        renew();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', renew);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}

const minuteNow = (): number | null => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const unknown = (): number | null => null;

/** The beginning of the present minute, updated each minute. Null on the server and during hydration. */
export function useNow(): Date | null {
  const now = useSyncExternalStore(subscribe, minuteNow, unknown);
  return now === null ? null : new Date(now);
}
