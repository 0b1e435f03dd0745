type Listener = () => Promise<void> | void;

const listeners = new Set<Listener>();

/** Tells the stores that keep something of the visitor (who they are, what they like) of a login or a new role. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that somebody logged in or became another; resolves when all who listen have caught up. */
export async function announceSessionChange(): Promise<void> {
  await Promise.allSettled([...listeners].map(async (listener) => listener()));
}
