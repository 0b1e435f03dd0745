'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { LockedPdf, openPdf, WithheldPdf, type OpenPdf } from '@/lib/browser/open-pdf';

type Outcome = { pdf: OpenPdf; fault: null } | { pdf: null; fault: Fault };

type Fault = 'LOCKED' | 'WITHHELD' | 'FAILED';

const PENDING = { pdf: null, fault: null };

/**
 * Opens a PDF when it is wanted, and closes it with the component. Signed addresses change whenever they are asked for: a
 * document that is open stays open, and a new attempt takes the latest address.
 */
export function useOpenPdf(url: string, isWanted: boolean) {
  const [attempt, setAttempt] = useState(1);
  const [ended, setEnded] = useState<{ attempt: number; outcome: Outcome } | null>(null);
  const open = useEffectEvent((signal: AbortSignal) => openPdf(url, signal));
  useEffect(() => {
    if (!isWanted) return;
    const closing = new AbortController();
    const { signal } = closing;
    const end = (outcome: Outcome) => {
      if (!signal.aborted) setEnded({ attempt, outcome });
    };
    open(signal).then(
      (pdf) => end({ pdf, fault: null }),
      (failure: unknown) => end({ pdf: null, fault: faultOf(failure) }),
    );
    return () => closing.abort();
  }, [isWanted, attempt]);
  const outcome = ended?.attempt === attempt ? ended.outcome : PENDING;
  return { ...outcome, retry: () => setAttempt(attempt + 1) };
}

function faultOf(failure: unknown): Fault {
  if (failure instanceof LockedPdf) return 'LOCKED';
  return failure instanceof WithheldPdf ? 'WITHHELD' : 'FAILED';
}
