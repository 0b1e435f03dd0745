import type { ReactNode } from 'react';
import { ArtistCardPlace } from './artist-card';
import styles from './artist-grid.module.css';

/** Portraits in four, three or two columns. */
export function ArtistGrid({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label="작가 목록" aria-busy={isBusy}>
      {children}
    </ul>
  );
}

/** Placeholders of artists who are being loaded. */
export function ArtistGridSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <ArtistCardPlace key={index} />);
}
