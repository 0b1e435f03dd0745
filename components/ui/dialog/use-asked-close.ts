'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askToClose } from './ask-to-close';
import type { Unsaved } from './use-unsaved';

interface AskedClose {
  hasUnsaved: boolean;
  isSending: boolean;
  onClose: () => void;
}

/** Closes a dialog, once. It asks first where the dialog or a part of it would lose something, and waits for what is being sent. */
export function useAskedClose({ hasUnsaved, isSending, onClose }: AskedClose) {
  const holds = useRef(new Set<Unsaved>());
  /** How many parts of the dialog are being sent. */
  const [sending, setSending] = useState(0);
  const isAsking = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const latest = useRef({ hasUnsaved, isSending, onClose });
  useEffect(() => {
    latest.current = { hasUnsaved, isSending, onClose };
  });

  const hold = useCallback((unsaved: Unsaved) => {
    const count = Number(unsaved.isSending);
    holds.current.add(unsaved);
    setSending((known) => known + count);
    return () => {
      holds.current.delete(unsaved);
      setSending((known) => known - count);
    };
  }, []);
  const close = useCallback(() => {
    const parts = [...holds.current];
    if (isAsking.current || latest.current.isSending || parts.some((part) => part.isSending)) return;
    isAsking.current = true;
    void askToClose(latest.current.hasUnsaved || parts.length > 0, () => {
      if (isThere.current) latest.current.onClose();
    }).finally(() => {
      isAsking.current = false;
    });
  }, []);
  const isHeld = isSending || sending > 0;
  return useMemo(() => ({ close, hold, isHeld }), [close, hold, isHeld]);
}
