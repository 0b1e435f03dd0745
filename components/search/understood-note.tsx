import * as searchMessages from '@/lib/messages/search';
import { SEARCH_SECTION_KEYS, type FirstSections } from '@/lib/search/sections';
import styles from './search-screen.module.css';

/** Says in one line what the search took the text for, where that is more than its words. */
export function UnderstoodNote({ sections }: { sections: FirstSections }) {
  const understood = SEARCH_SECTION_KEYS.flatMap((key) => {
    const section = sections[key];
    return 'understood' in section && section.total > 0 && section.understood !== null
      ? [section.understood]
      : [];
  });
  const read = understood.find(({ reading }) => reading !== null);
  const others = [...new Set(understood.flatMap((one) => one.others))];
  const sentences = [
    ...(read?.reading ? [searchMessages.readAs[read.reading](read.text)] : []),
    ...(others.length > 0 ? [searchMessages.widened(others.join(', '))] : []),
  ];
  if (sentences.length === 0) return null;
  return <p className={`t-small muted ${styles.understood}`}>{sentences.join(' ')}</p>;
}
