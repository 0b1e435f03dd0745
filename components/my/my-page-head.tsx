import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format/count';
import styles from './member-frame.module.css';

interface MyPageHeadProps {
  title: string;
  /** The count beside the title. */
  count?: number | undefined;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Actions at the other end of the title's line. */
  children?: ReactNode;
}

/** The heading of a page of the member's area. */
export function MyPageHead({ title, count, lead, children }: MyPageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <h1 className="t-h2">
          {title}{' '}
          {count === undefined ? null : (
            <span className={`t-body num ${styles.count}`}>{formatCount(count)}</span>
          )}
        </h1>
        {children}
      </div>
      {lead === undefined ? null : <p className={`t-body pre ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
