import type { ReactNode, Ref } from 'react';
import { IconButton } from '@/components/ui/action/button';
import * as searchMessages from '@/lib/messages/search';
import { countText, type SearchSection } from '@/lib/search/sections';
import styles from './section-frame.module.css';
import type { SectionState } from './use-section-pages';

interface SectionFrameProps {
  section: SearchSection;
  count: SectionState['count'];
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of the results: its name, its count, and the button that folds it. */
export function SectionFrame({ section, count, isOpen, onToggle, ref, children }: SectionFrameProps) {
  const { key, title, noun } = section;
  const bodyId = `${key}-hits`;
  const isEmpty = count?.total === 0;
  return (
    <section ref={ref} id={key} className={styles.section} aria-labelledby={`${key}-title`} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={`${key}-title`} className="t-h3">
          {title}{' '}
          {count === null ? null : (
            <span className={`t-body muted num ${styles.count}`}>
              {countText(count.total, count.isCapped)}
            </span>
          )}
        </h2>
        {isEmpty ? (
          <p className="t-cap">{searchMessages.sectionEmpty(noun)}</p>
        ) : (
          <IconButton
            className={`needs-script ${styles.fold}`}
            icon="down"
            label={`${title} ${isOpen ? '접기' : '펼치기'}`}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          />
        )}
      </header>
      {isEmpty ? null : (
        <div id={bodyId} className={styles.body} hidden={!isOpen}>
          {children}
        </div>
      )}
    </section>
  );
}
