import type { CSSProperties, ReactNode } from 'react';
import { Skeleton, SkeletonLabel } from '@/components/ui/state/skeleton';
import styles from './wall-rows.module.css';

interface WallRowsProps {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** Rows of works that stand on one floor line each, as many side by side as there is room for. The line goes on to the edge. */
export function WallRows({ label, isBusy = false, children }: WallRowsProps) {
  return (
    <ul className={styles.wall} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

const RATIOS = [0.8, 1.33, 1, 0.72, 1.4, 0.8, 1.35, 0.7, 1];

/** A list of placeholders of works that are being loaded. */
export function WallPlaces({ count }: { count: number }) {
  return (
    <WallRows label="작품 목록" isBusy>
      {Array.from({ length: count }, (_, index) => {
        const ratio = RATIOS[index % RATIOS.length] ?? 1;
        return (
          <li
            key={index}
            className={styles.work}
            style={{ '--s': Math.sqrt(ratio), '--r': ratio } as CSSProperties}
            aria-hidden="true"
          >
            <div className={styles.picture}>
              <Skeleton ratio={ratio} />
            </div>
            <div className={styles.caption}>
              <SkeletonLabel />
            </div>
          </li>
        );
      })}
    </WallRows>
  );
}
