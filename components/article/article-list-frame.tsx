import type { ReactNode } from 'react';
import type { ArticleType } from '@/lib/contracts/article';
import styles from './article-list-frame.module.css';
import { ArticleMenu } from './article-menu';

/** A list of articles beside the menu of their kinds. */
export function ArticleListFrame({ type, children }: { type: ArticleType; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <ArticleMenu current={type} isList />
      <div className={styles.list}>{children}</div>
    </div>
  );
}
