/** One short result at a time; a new one takes the old one's place. */
export interface Toast {
  id: number;
  text: string;
  link: { href: string; label: string } | null;
}

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  current = toast;
  for (const listener of [...listeners]) listener();
}

/** Says what just happened, for four seconds at the bottom of the window. */
export function showToast(text: string, link: Toast['link'] = null): void {
  change({ id: nextId, text, link });
  nextId += 1;
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
