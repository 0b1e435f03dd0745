'use client';

import { createContext, useContext, useEffect } from 'react';
import { useUnsavedGuard } from './use-unsaved-guard';

interface DialogOfPart {
  /** Closes the dialog. It asks first where something would be lost. */
  close: () => void;
  /** Makes the dialog ask before it closes. @returns a function that ends it */
  hold: () => () => void;
}

/** The dialog around a part of it; null outside of one. */
export const DialogContext = createContext<DialogOfPart | null>(null);

/** Asks before what a part of the page holds is lost: with the page, and with the dialog around it. */
export function useUnsaved(hasUnsaved: boolean): void {
  const hold = useContext(DialogContext)?.hold;
  useUnsavedGuard(hasUnsaved);
  useEffect(() => (hasUnsaved ? hold?.() : undefined), [hasUnsaved, hold]);
}
