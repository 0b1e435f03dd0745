'use client';

import { useRef, useState } from 'react';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import type { UploadOptions } from '@/lib/browser/send-with-progress';
import * as leavingMessages from '@/lib/messages/leaving';

/** A form on its way to the server: how far it is, and the way to stop it. It asks before the page is left meanwhile. */
export function useSending() {
  /** Share of the bytes that has left, 0 to 1; null while nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const current = useRef<AbortController | null>(null);
  useUnsavedGuard(progress !== null, leavingMessages.sending);

  const send = async <Answer>(work: (options: UploadOptions) => Promise<Answer>): Promise<Answer> => {
    const own = new AbortController();
    current.current = own;
    setProgress(0);
    try {
      return await work({ signal: own.signal, onProgress: setProgress });
    } finally {
      current.current = null;
      setProgress(null);
    }
  };

  return { progress, send, cancel: () => current.current?.abort() };
}

/** Whether a failure is the sender's own `cancel`. */
export function isCancelled(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}
