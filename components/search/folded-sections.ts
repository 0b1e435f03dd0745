import { searchAddress, type SearchedText, type SearchSectionKey } from '@/lib/search/sections';

/** The folded sections of each search in this tab, so that going back finds them folded. */
const kept = new Map<string, ReadonlySet<SearchSectionKey>>();
const NONE: ReadonlySet<SearchSectionKey> = new Set();

export const foldedSections = {
  of: (search: SearchedText): ReadonlySet<SearchSectionKey> => kept.get(searchAddress(search)) ?? NONE,
  keep: (search: SearchedText, folded: ReadonlySet<SearchSectionKey>): void =>
    void kept.set(searchAddress(search), folded),
};
