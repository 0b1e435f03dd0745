/** The field of the search page, which needs no layer. */
export const SEARCH_FIELD_ID = 'unified-search';

/** Whether the search layer is asked for. Anything in the browser may ask; `SearchHost` shows it. */
let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of [...listeners]) listener();
}

/** Where there is a field to search in already, it gets the caret. */
export function openSearch(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  } else change(true);
}

export function closeSearch(): void {
  change(false);
}

export function isSearchOpen(): boolean {
  return isOpen;
}

export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
