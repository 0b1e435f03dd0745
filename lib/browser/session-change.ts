type Listener = () => Promise<void> | void;

const listeners = new Set<Listener>();

/** Calls `listener` when the visitor logged in or got another role, for stores that keep something of the visitor. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces a login or a new role; resolves when all listeners have caught up. */
export async function announceSessionChange(): Promise<void> {
  await Promise.allSettled([...listeners].map(async (listener) => listener()));
}

/** Window event: the session was found to have ended, and the page is about to be left. */
export const SESSION_END = 'gyeol-session-end';
