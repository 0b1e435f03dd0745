import type { ReactNode } from 'react';
import styles from './notice-state.module.css';

interface EmptyStateProps {
  /** Says what is missing. */
  title: string;
  hint?: string;
  /** The next step: a text link or a button. */
  children?: ReactNode;
  /** `status` when it takes the place of a list that a visitor has just narrowed. */
  role?: 'status';
}

export function EmptyState({ title, hint, children, role }: EmptyStateProps) {
  return (
    <div className={styles.state} role={role}>
      <p className="t-h4">{title}</p>
      {hint === undefined ? null : <p className="t-small muted pre">{hint}</p>}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
