import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './artist-grid.module.css';

/** Portraits in four, three or two columns. */
export function ArtistGrid({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label="작가 목록" aria-busy={isBusy}>
      {children}
    </ul>
  );
}

/** The places of artists who are on their way. */
export function ArtistGridSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className={styles.portrait} />
      <div className={styles.names}>
        <Skeleton width="72px" height="18px" />
        <Skeleton width="96px" height="11px" />
      </div>
    </li>
  ));
}
