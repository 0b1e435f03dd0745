import { createStore } from '@/lib/browser/store';

/** The toast that is shown. A new one replaces it. */
export interface Toast {
  id: number;
  text: string;
  /** The action that is offered while the toast is shown. */
  action: { label: string; run: () => void } | null;
}

export const toastStore = createStore<Toast | null>(null);
let nextId = 1;

/**
 * Says what just happened, for four seconds at the bottom of the window; longer where something can be done.
 * @returns the toast's id, to dismiss it by
 */
export function showToast(text: string, action: Toast['action'] = null): number {
  const id = nextId;
  nextId += 1;
  toastStore.set({ id, text, action });
  return id;
}

export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.set(null);
}
