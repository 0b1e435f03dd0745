'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { askToClose } from './ask-to-close';
import type { Unsaved } from './use-unsaved';

/** Closes a dialog, once. It asks first where the dialog or a part of it would lose something, and waits for what is being sent. */
export function useAskedClose(hasUnsaved: boolean, onClose: () => void) {
  const holds = useRef(new Set<Unsaved>());
  const isAsking = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const latest = useRef({ hasUnsaved, onClose });
  useEffect(() => {
    latest.current = { hasUnsaved, onClose };
  });

  const hold = useCallback((unsaved: Unsaved) => {
    holds.current.add(unsaved);
    return () => void holds.current.delete(unsaved);
  }, []);
  const close = useCallback(() => {
    const parts = [...holds.current];
    if (isAsking.current || parts.some(({ isSending }) => isSending)) return;
    isAsking.current = true;
    void askToClose(latest.current.hasUnsaved || parts.length > 0, () => {
      if (isThere.current) latest.current.onClose();
    }).finally(() => {
      isAsking.current = false;
    });
  }, []);
  const context = useMemo(() => ({ close, hold }), [close, hold]);
  return { close, context };
}
