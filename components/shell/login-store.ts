/** Whether the login modal is asked for. Anything in the browser may ask; `LoginHost` shows it. */
let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of [...listeners]) listener();
}

export function openLogin(): void {
  change(true);
}

export function closeLogin(): void {
  change(false);
}

export function isLoginOpen(): boolean {
  return isOpen;
}

export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
