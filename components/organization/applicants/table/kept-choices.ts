/** What a reader chose for their screen. The browser keeps it, where it keeps anything. */

export function readKept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // The browser refuses storage: the choice holds until the page is left.
  }
}
