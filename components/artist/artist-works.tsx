import type { ReactNode } from 'react';
import styles from './artist-works.module.css';

/** The section of the works: its heading with their number, above the wall. */
export function ArtistWorks({ total, children }: { total: number; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.works}`} aria-labelledby="works">
      <h2 id="works" className={`t-h2 ${styles.heading}`}>
        작품 <span className={`t-body muted num ${styles.count}`}>{total}</span>
      </h2>
      {children}
    </section>
  );
}
