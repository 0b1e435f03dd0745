import { createStore } from '@/lib/browser/store';

/** One short result at a time; a new one takes the old one's place. */
export interface Toast {
  id: number;
  text: string;
  /** What can be done about it while it is shown. */
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
