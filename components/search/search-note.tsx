import {
  searchAddress,
  SEARCH_SECTION_KEYS,
  type FirstSections,
  type SearchedText,
} from '@/lib/search/sections';
import { UnderstoodNote } from './understood-note';
import styles from './understood-note.module.css';

interface SearchNoteProps {
  search: SearchedText;
  sections: FirstSections;
}

/** What the search page took the text for. */
export function SearchNote({ search, sections }: SearchNoteProps) {
  const understood = SEARCH_SECTION_KEYS.flatMap((key) => {
    const section = sections[key];
    return 'understood' in section && section.total > 0 ? [section.understood] : [];
  });
  return (
    <UnderstoodNote
      className={styles.ofSearch}
      search={search}
      understood={understood}
      href={searchAddress({ q: search.q, isLiteral: !search.isLiteral })}
    />
  );
}
