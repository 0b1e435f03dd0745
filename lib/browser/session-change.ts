type Listener = () => Promise<void> | void;

/** Listeners of one kind of event. */
function createEvent() {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async announce(): Promise<void> {
      await Promise.allSettled([...listeners].map(async (listener) => listener()));
    },
  };
}
const change = createEvent();
const end = createEvent();

/** Calls `listener` when somebody logged in or got another role. */
export const onSessionChange = change.subscribe;
/** Resolves when all listeners have caught up. */
export const announceSessionChange = change.announce;

/** Calls `listener` when the session has ended, before the page is left: the last moment to keep something. */
export const onSessionEnd = end.subscribe;
export const announceSessionEnd = end.announce;
