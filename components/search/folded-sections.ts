import type { SearchSectionKey } from '@/lib/paths/search';

/** Which sections of a search a visitor has folded, for as long as the tab lives: going back finds them so. */
const kept = new Map<string, ReadonlySet<SearchSectionKey>>();
const NONE: ReadonlySet<SearchSectionKey> = new Set();

export const foldedSections = {
  of: (q: string): ReadonlySet<SearchSectionKey> => kept.get(q) ?? NONE,
  keep: (q: string, folded: ReadonlySet<SearchSectionKey>): void => void kept.set(q, folded),
};
