import { createStore } from '@/lib/browser/store';
import type { RoleType, Session } from '@/lib/contracts/account';

export type SessionUser = Session['user'];

/** `undefined` while it isn't known yet, `null` for a guest. */
export type SessionState = SessionUser | undefined;

/** How many milliseconds pass before the server is asked again. Every further failure doubles them, up to the last. */
const RETRY_MS = { first: 1000, last: 60_000 };

interface SessionCalls {
  /** Whether the readable marker cookie says that the visitor is logged in. */
  hasMarker: () => boolean;
  load: () => Promise<Session>;
}

/**
 * The session's user. The server is asked once a tab, and only where the marker says that the visitor is logged
 * in. A call that fails is repeated, and until an answer comes the user is unknown. It is no query of React Query:
 * the header is on every page, and most pages don't need that library.
 */
export function createSessionStore(calls: SessionCalls) {
  const { get, set, subscribe } = createStore<SessionState>(undefined);
  let isAsked = false;
  let retryMs = RETRY_MS.first;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    isAsked = true;
    clearTimeout(retry);
    if (!calls.hasMarker()) return set(null);
    try {
      set((await calls.load()).user);
      retryMs = RETRY_MS.first;
    } catch {
      // The marker says that the visitor may be logged in, so this may be no guest.
      if (get() === null) set(undefined);
      clearTimeout(retry);
      retry = setTimeout(() => void ask(), retryMs);
      retryMs = Math.min(2 * retryMs, RETRY_MS.last);
    }
  };

  return {
    get,
    subscribe(listener: () => void): () => void {
      const unsubscribe = subscribe(listener);
      if (!isAsked) void ask();
      return unsubscribe;
    },
    /** After a login, a logout or a change of role. */
    refresh: ask,
    /** The server said what role the visitor has now. */
    setRole(roleType: RoleType): void {
      const user = get();
      if (user != null && user.roleType !== roleType) set({ ...user, roleType });
    },
  };
}
