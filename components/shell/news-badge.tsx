import clsx from 'clsx';
import styles from './news-badge.module.css';

/** Marks unread notices or answers. `isForNarrow`: shown only where the header's icons are hidden. */
export function NewsBadge({ isForNarrow = false }: { isForNarrow?: boolean }) {
  return (
    <span className={clsx(styles.badge, isForNarrow && styles.narrow)} aria-hidden="true">
      N
    </span>
  );
}
