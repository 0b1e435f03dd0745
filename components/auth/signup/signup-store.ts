import { EMPTY_SIGNUP, parseSignup, type SignupState } from './signup-state';

/** Where the tab keeps a signup. */
const SIGNUP_KEPT = 'gyeol-signup';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The state of a signup, kept in the tab so that it survives a reload and a social login.
 * Passwords and files are never kept in it.
 * @param open opens the tab's storage; may throw where the browser refuses it
 */
export function createSignupStore(open: () => SessionStorage, now: () => number = Date.now) {
  let state: SignupState | null = null;
  const listeners = new Set<() => void>();

  const read = (): SignupState => {
    try {
      return parseSignup(open().getItem(SIGNUP_KEPT), now());
    } catch {
      return EMPTY_SIGNUP;
    }
  };
  const write = (next: SignupState) => {
    try {
      if (next === EMPTY_SIGNUP) open().removeItem(SIGNUP_KEPT);
      else open().setItem(SIGNUP_KEPT, JSON.stringify(next));
    } catch {
      // Without a storage the state lasts as long as the page.
    }
  };
  const set = (next: SignupState) => {
    state = next;
    write(next);
    for (const listener of [...listeners]) listener();
  };

  return {
    get: (): SignupState => (state ??= read()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change: Partial<SignupState>) => set({ ...(state ??= read()), ...change }),
    /** Keeps what was typed without a render, since only the next visit reads it. */
    keepTyped(typed: unknown): void {
      state = { ...(state ??= read()), typed };
      write(state);
    },
    clear: () => set(EMPTY_SIGNUP),
  };
}

/** The store of this tab. */
export const signupStore = createSignupStore(() => window.sessionStorage);
