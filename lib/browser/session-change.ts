type Listener = () => Promise<void> | void;

const listeners = new Set<Listener>();

/** What a tab keeps of its visitor (who they are, what they like) hears of a login or a new role here. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that somebody logged in or became another; resolves when all who listen have caught up. */
export async function announceSessionChange(): Promise<void> {
  await Promise.allSettled([...listeners].map(async (listener) => listener()));
}

/** Window event: the session was found to have ended, and the page is about to be left. */
export const SESSION_END = 'gyeol-session-end';
