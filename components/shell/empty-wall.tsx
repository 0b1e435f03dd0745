import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './wall.module.css';

interface EmptyWallProps {
  artist: string;
  title: string;
  /** The text in the place of a work's year. */
  mark: string;
  material: string;
  size: string;
  /** The id by which an operator finds the failure. */
  trace?: string | null;
  /** The wall is a column of a page, which has its own edges. */
  isFramed?: boolean;
  /** Links to other pages. */
  children: ReactNode;
}

/** The screen of a page without content: an empty wall with a work's label. */
export function EmptyWall({
  artist,
  title,
  mark,
  material,
  size,
  trace,
  isFramed = false,
  children,
}: EmptyWallProps) {
  return (
    <div className={isFramed ? undefined : 'wrap'}>
      <div className={clsx(styles.wall, isFramed && styles.framed)}>
        <div className={styles.place} aria-hidden="true" />
        <div className={styles.label}>
          <span className={styles.by}>{artist}</span>
          <h1 className={styles.title}>
            {title}, <span className="num">{mark}</span>
          </h1>
          <span>{material}</span>
          <span>{size}</span>
          <div className={styles.actions}>{children}</div>
          {trace ? <span className={`num ${styles.trace}`}>오류 번호 {trace}</span> : null}
        </div>
      </div>
    </div>
  );
}
