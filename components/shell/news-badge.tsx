import clsx from 'clsx';
import styles from './news-badge.module.css';

/** The N beside what has unread notices or answers; on the menu button where the icons are folded away. */
export function NewsBadge({ isForNarrow = false }: { isForNarrow?: boolean }) {
  return (
    <span className={clsx(styles.badge, isForNarrow && styles.narrow)} aria-hidden="true">
      N
    </span>
  );
}
