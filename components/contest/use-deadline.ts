'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/lib/browser/call-api';
import type { Contest } from '@/lib/contracts/contest';

/** Browsers store a timer's delay in 31 bits of milliseconds. */
const LONGEST_MS = 24 * 24 * 60 * 60_000;
/** Milliseconds until the server is asked again if it still accepts applications, or wasn't reached. */
const AGAIN_MS = 15_000;

/**
 * Whether the time of an open form is up. At the deadline the server is asked, because its clock decides, and the deadline may
 * have been moved since the form was opened.
 * @param isOff for a preview, which can't be sent
 */
export function useDeadline({ uuid, closesAt }: Pick<Contest, 'uuid' | 'closesAt'>, isOff: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOff || isOver || closesAt === null) return undefined;
    const abort = new AbortController();
    let timer = 0;
    const arm = (least = 0) => {
      window.clearTimeout(timer);
      const left = Math.max(Date.parse(closesAt) - Date.now(), least);
      timer = window.setTimeout(() => (left > LONGEST_MS ? arm() : void ask()), Math.min(left, LONGEST_MS));
    };
    const ask = async () => {
      const answer = await callApi('get', '/v1/contents/contests/{contestUuid}/active', {
        params: { contestUuid: uuid },
        signal: abort.signal,
      }).catch(() => null);
      if (abort.signal.aborted) return;
      if (answer?.active === false) setOver(true);
      else arm(AGAIN_MS);
    };
    // Timers are late on a machine that slept through the deadline.
    const wake = () => arm();
    arm();
    document.addEventListener('visibilitychange', wake);
    return () => {
      abort.abort();
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [uuid, closesAt, isOff, isOver]);
  return isOver;
}
