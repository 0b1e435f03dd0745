import { TextLink } from '@/components/ui/text-link';
import * as searchMessages from '@/lib/messages/search';
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

/** What the search page took the text for, and the way to the words alone; on the page of those, the way back. */
export function SearchNote({ search: { q, isLiteral }, sections }: SearchNoteProps) {
  if (isLiteral) {
    return (
      <p className={`t-small muted ${styles.note} ${styles.ofSearch}`}>
        <span>{searchMessages.isLiteral}</span>
        <TextLink className={styles.way} isReady={false} href={searchAddress({ q })}>
          {searchMessages.lessLiterally}
        </TextLink>
      </p>
    );
  }
  const understood = SEARCH_SECTION_KEYS.flatMap((key) => {
    const section = sections[key];
    return 'understood' in section && section.total > 0 ? [section.understood] : [];
  });
  return (
    <UnderstoodNote className={styles.ofSearch} understood={understood}>
      <TextLink className={styles.way} isReady={false} href={searchAddress({ q, isLiteral: true })}>
        {searchMessages.literally(q)}
      </TextLink>
    </UnderstoodNote>
  );
}
