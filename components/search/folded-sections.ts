import type { SearchSectionKey } from '@/lib/search/sections';

/** The folded sections of each search in this tab, so that going back finds them folded. */
const kept = new Map<string, ReadonlySet<SearchSectionKey>>();
const NONE: ReadonlySet<SearchSectionKey> = new Set();

export const foldedSections = {
  of: (q: string): ReadonlySet<SearchSectionKey> => kept.get(q) ?? NONE,
  keep: (q: string, folded: ReadonlySet<SearchSectionKey>): void => void kept.set(q, folded),
};
