import type { ReactNode } from 'react';
import styles from './member-frame.module.css';

interface MyPageHeadProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Actions at the other end of the title's line. */
  children?: ReactNode;
}

/** The heading of a page of the member's area. */
export function MyPageHead({ title, lead, children }: MyPageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <h1 className="t-h2">{title}</h1>
        {children}
      </div>
      {lead === undefined ? null : <p className={`t-body pre ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
