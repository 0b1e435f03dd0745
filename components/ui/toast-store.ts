/** One short result at a time; a new one takes the old one's place. */
export interface Toast {
  id: number;
  text: string;
  /** What can be done about it while it is shown. */
  action: { label: string; run: () => void } | null;
}

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  current = toast;
  for (const listener of [...listeners]) listener();
}

/**
 * Says what just happened, for four seconds at the bottom of the window; longer where something can be done.
 * @returns the toast's id, to dismiss it by
 */
export function showToast(text: string, action: Toast['action'] = null): number {
  const id = nextId;
  nextId += 1;
  change({ id, text, action });
  return id;
}

export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
