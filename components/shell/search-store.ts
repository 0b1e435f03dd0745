import { createStore } from '@/lib/browser/store';

/** The field of the search page, which needs no layer. */
export const SEARCH_FIELD_ID = 'unified-search';

/** Whether the search layer is asked for. Anything in the browser may ask; `SearchHost` shows it. */
export const searchStore = createStore(false);

/** Opens the layer. Where the page has a search field already, that field gets the caret. */
export function openSearch(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (!(field instanceof HTMLInputElement)) return searchStore.set(true);
  field.focus();
  field.select();
}

export const closeSearch = () => searchStore.set(false);
