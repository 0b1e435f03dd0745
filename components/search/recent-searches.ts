import * as searchLimits from '@/lib/limits/search';
import { cleanSearchText } from '@/lib/search/search-text';

/** The recent searches of this browser, the newest first. They never leave it. */
const KEY = 'gyeol:recent-searches';
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { stored: string | null; texts: readonly string[] } = { stored: null, texts: NONE };

/** Returns the same array as long as nothing has changed. */
export function recentSearches(): readonly string[] {
  const stored = read();
  if (stored !== known.stored) known = { stored, texts: parse(stored) };
  return known.texts;
}

export function noRecentSearches(): readonly string[] {
  return NONE;
}

export function rememberSearch(text: string): void {
  const wanted = cleanSearchText(text);
  if (wanted === '') return;
  write([wanted, ...recentSearches().filter((one) => one !== wanted)].slice(0, searchLimits.recentMax));
}

export function forgetSearch(text: string): void {
  write(recentSearches().filter((one) => one !== text));
}

export function forgetAllSearches(): void {
  write([]);
}

/** Also tells of changes by other tabs. */
export function subscribeToRecentSearches(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) =>
    event.key === KEY || event.key === null ? listener() : undefined;
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // The browser refuses storage: nothing is remembered.
  }
  for (const listener of [...listeners]) listener();
}

function parse(stored: string | null): readonly string[] {
  if (stored === null) return NONE;
  try {
    const texts: unknown = JSON.parse(stored);
    if (!Array.isArray(texts)) return NONE;
    return texts
      .filter((text): text is string => typeof text === 'string' && text !== '')
      .slice(0, searchLimits.recentMax);
  } catch {
    return NONE;
  }
}
