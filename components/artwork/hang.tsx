import type { CSSProperties, ReactNode } from 'react';
import { Skeleton, SkeletonLabel } from '@/components/ui/state/skeleton';
import styles from './hang.module.css';

interface HangProps {
  /** Columns above 768 px; two below. */
  columns?: number;
  /** Five columns where there is room for them, four and three where there is less. */
  isDense?: boolean;
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** The wall: works of equal area stand on one floor line in each row, and their labels begin on one line. */
export function Hang({ columns = 3, isDense = false, label, isBusy = false, children }: HangProps) {
  const style = isDense ? undefined : ({ '--c': columns } as CSSProperties);
  return (
    <ul
      className={`${styles.hang} ${isDense ? styles.dense : ''}`}
      style={style}
      aria-label={label}
      aria-busy={isBusy}
    >
      {children}
    </ul>
  );
}

const RATIOS = [0.8, 1.33, 1, 0.72, 1.4, 0.8, 1.35, 0.7, 1];

/** Placeholders of works that are being loaded. */
export function HangSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const ratio = RATIOS[index % RATIOS.length] ?? 1;
    const style = { '--s': Math.sqrt(ratio) } as CSSProperties;
    return (
      <li key={index} className={styles.work} style={style} aria-hidden="true">
        <div className={styles.picture}>
          <Skeleton ratio={ratio} />
        </div>
        <div className={styles.caption}>
          <SkeletonLabel />
        </div>
      </li>
    );
  });
}
