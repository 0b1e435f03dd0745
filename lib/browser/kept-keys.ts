// Without imports: the logout button of every page needs this file.

export const KEPT_PREFIX = 'gyeol-typed-';

/** The window event that notifies open forms of a logout. */
export const LOGOUT = 'gyeol-logout';

/** The keys under which this tab keeps what was typed. */
export function listKeptKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(KEPT_PREFIX));
  } catch {
    return [];
  }
}

/**
 * Removes the kept text of every account when the document is left after a logout. The browser may ask first. A second
 * `beforeunload` means that the user stayed, and nothing is removed.
 */
export function forgetAllKept(): void {
  const end = new AbortController();
  const { signal } = end;
  let leavings = 0;
  window.addEventListener('beforeunload', () => leavings++ && end.abort(), { signal });
  const forget = () => {
    for (const key of listKeptKeys()) window.sessionStorage.removeItem(key);
    window.dispatchEvent(new Event(LOGOUT));
  };
  window.addEventListener('pagehide', forget, { once: true, signal });
}
