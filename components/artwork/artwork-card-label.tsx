import type { ReactNode } from 'react';
import { artworkTitle, titleLanguage } from '@/lib/format/names';
import styles from './artwork-card-label.module.css';

interface ArtworkCardLabelProps {
  work: { title: string | null; titleEn: string | null; year: number; material: string; size: string };
  /** Left out where the page says whose works they are. */
  artist?: ReactNode;
  /** The label's words with the searched text marked in them. */
  marked?: { title?: ReactNode; material?: ReactNode };
  /** At the right end: a like button. */
  children?: ReactNode;
}

/** The wall label: 작가 / 제목, 연도 / 재료 / 크기, always in that order. */
export function ArtworkCardLabel({ work, artist, marked, children }: ArtworkCardLabelProps) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        {artist === undefined ? null : <span className={styles.by}>{artist}</span>}
        <span className={styles.title}>
          <span lang={titleLanguage(work)}>{marked?.title ?? artworkTitle(work)}</span>
          {/* The year never begins a line without the end of the title. */}
          {',\u00A0'}
          <span className={`${styles.year} num`}>{work.year}</span>
        </span>
        <span>{marked?.material ?? work.material}</span>
        <span className="num">{work.size}</span>
      </div>
      {children}
    </div>
  );
}
