import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './support-list.module.css';

/** Placeholders of the lines of a list. */
export function LinesSkeleton({ noun, count }: { noun: string; count: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="vh">{noun} 불러오는 중</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="var(--line-room)" />
      ))}
    </div>
  );
}
