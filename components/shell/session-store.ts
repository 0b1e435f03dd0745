import type { RoleType, Session } from '@/lib/contracts/account';

export type SessionUser = Session['user'];

/** `undefined` while it isn't known yet, `null` for a guest. */
export type SessionState = SessionUser | undefined;

interface SessionCalls {
  /** Whether somebody may be logged in: the readable marker cookie. */
  hasMarker: () => boolean;
  load: () => Promise<Session>;
}

/**
 * Who is logged in, asked once a tab and only where the marker says that there is somebody. Outside React's
 * query library, because the header is on every page and that library isn't needed on most.
 */
export function createSessionStore(calls: SessionCalls) {
  let state: SessionState;
  let isAsked = false;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const ask = async () => {
    isAsked = true;
    if (!calls.hasMarker()) return set(null);
    try {
      set((await calls.load()).user);
    } catch {
      // Whoever they are can't be told: the page stays as it is for everybody.
      if (state === undefined) set(null);
      isAsked = false;
    }
  };

  return {
    get: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (!isAsked) void ask();
      return () => listeners.delete(listener);
    },
    /** After a login, a logout or a change of role. */
    refresh: ask,
    /** The server said what role the visitor has now. */
    setRole(roleType: RoleType): void {
      if (state != null && state.roleType !== roleType) set({ ...state, roleType });
    },
  };
}
