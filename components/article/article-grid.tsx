import type { ReactNode } from 'react';
import type { ArticleType } from '@/lib/contracts/article';
import { ArticleCardPlace } from './article-card';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  /** The noun of the articles: `전시`. */
  noun: string;
  /** What the list is called where it isn't all of them. */
  label?: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** Articles in three, two or one columns. */
export function ArticleGrid({ noun, label = `${noun} 목록`, isBusy = false, children }: ArticleGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

/** Placeholders of articles that are being loaded. */
export function ArticleGridSkeleton({ count, type }: { count: number; type: ArticleType }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <ArticleCardPlace type={type} />
    </li>
  ));
}
