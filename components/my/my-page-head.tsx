import type { ReactNode } from 'react';
import styles from './member-frame.module.css';

interface MyPageHeadProps {
  title: string;
  /** One sentence below it. */
  lead?: ReactNode;
  /** What can be done here, at the other end of the line. */
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
