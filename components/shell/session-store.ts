import { createStore } from '@/lib/browser/store';
import type { RoleType, Session } from '@/lib/contracts/account';

export type SessionUser = Session['user'];

/** `undefined` while it isn't known yet, `null` for a guest. */
export type SessionState = SessionUser | undefined;

interface SessionCalls {
  /** Whether the readable marker cookie says that somebody is logged in. */
  hasMarker: () => boolean;
  load: () => Promise<Session>;
}

/**
 * The session's user. The server is asked once a tab, and only where the marker says that somebody is logged
 * in. It is no query of React Query: the header is on every page, and most pages don't need that library.
 */
export function createSessionStore(calls: SessionCalls) {
  const { get, set, subscribe } = createStore<SessionState>(undefined);
  let isAsked = false;

  const ask = async () => {
    isAsked = true;
    if (!calls.hasMarker()) return set(null);
    try {
      set((await calls.load()).user);
    } catch {
      // The visitor is unknown: the page stays as it is for everybody.
      if (get() === undefined) set(null);
      isAsked = false;
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
