'use client';

import { createContext, useContext, useEffect } from 'react';
import { useUnsavedGuard } from './use-unsaved-guard';

/** What a part of a dialog would lose. While it is being sent the dialog stays open, without a question. */
export interface Unsaved {
  isSending: boolean;
}

interface DialogOfPart {
  /** Closes the dialog. It asks first where something would be lost. */
  close: () => void;
  /** Makes the dialog ask before it closes. @returns a function that ends it */
  hold: (unsaved: Unsaved) => () => void;
  /** Whether it stays open because something is being sent. */
  isHeld: boolean;
}

/** The dialog around a part of it; null outside of one. */
export const DialogContext = createContext<DialogOfPart | null>(null);

/** Asks before what a part of the page holds is lost: with the page, and with the dialog around it. */
export function useUnsaved(hasUnsaved: boolean, isSending = false): void {
  const hold = useContext(DialogContext)?.hold;
  useUnsavedGuard(hasUnsaved);
  useEffect(() => (hasUnsaved ? hold?.({ isSending }) : undefined), [hasUnsaved, isSending, hold]);
}
